import type { ToastKind, ToastOptions, ToastLabels } from './toaster.tsx'

/** Brings the toasts' chunk in ahead of time, so that one can be shown when the network is gone by then. */
export function prepareToasts() {
  if (import.meta.env.SSR) return // keeps Sonner out of the worker
  import('./toaster.tsx').catch((error: unknown) => console.error('No toasts yet', error))
}

/**
 * Shows a toast (spec §4, §9) and answers its id, `undefined` when it could not be shown. Sonner is a chunk of its own that arrives
 * with the first one.
 */
export async function showToast(
  kind: ToastKind,
  text: string,
  labels: ToastLabels,
  options?: ToastOptions,
): Promise<string | undefined> {
  if (import.meta.env.SSR) return undefined
  try {
    const { openToast } = await import('./toaster.tsx')
    return openToast(kind, text, labels, options)
  } catch (error) {
    console.error('The toast cannot be shown', error)
    return undefined
  }
}
