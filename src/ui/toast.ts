import type { ToastKind } from './toaster.tsx'

/** Brings the toasts' chunk in ahead of time, so that one can be shown when the network is gone by then. */
export function prepareToasts() {
  if (import.meta.env.SSR) return // keeps Sonner out of the worker
  import('./toaster.tsx').catch((error: unknown) => console.error('No toasts yet', error))
}

/** Shows a toast (spec §4, §9). Sonner is a chunk of its own that arrives with the first one. `label` names the region. */
export async function showToast(kind: ToastKind, message: string, label: string): Promise<void> {
  if (import.meta.env.SSR) return
  try {
    const { toastIn } = await import('./toaster.tsx')
    toastIn(label)[kind](message)
  } catch (error) {
    console.error('The toast cannot be shown', error)
  }
}
