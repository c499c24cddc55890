/** Loads the toasts in advance, for a toast that reports a lost network. */
export function prepareToasts() {
  if (import.meta.env.SSR) return // keeps Sonner out of the worker
  import('./toaster.tsx').catch((error: unknown) => console.error('No toasts yet', error))
}

/** Shows a toast. */
export async function showToast(...toast: Parameters<typeof import('./toaster.tsx').openToast>): Promise<void> {
  if (import.meta.env.SSR) return
  try {
    const { openToast } = await import('./toaster.tsx')
    openToast(...toast)
  } catch (error) {
    console.error('The toast cannot be shown', error)
  }
}
