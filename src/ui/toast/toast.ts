import type { ToastKind, ToastOptions, ToastLabels } from './toaster.tsx'

/** Loads the toasts' chunk in advance: the network may be lost when one is to be shown. */
export function prepareToasts() {
  if (import.meta.env.SSR) return // keeps Sonner out of the worker
  import('./toaster.tsx').catch((error: unknown) => console.error('No toasts yet', error))
}

/** Shows a toast and resolves with its id; `undefined` if it cannot be shown. */
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
