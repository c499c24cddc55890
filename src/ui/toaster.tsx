import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'

/** Spec §9. */
const closeAfterMs = 3000

export type ToastKind = 'success' | 'error' | 'info' | 'warning'

let mounted = false

/** Sonner's toasts, after a toaster of its own root has been put at the end of the document once. */
export function toastIn(label: string): typeof toast {
  if (!mounted) {
    mounted = true
    const host = document.createElement('div')
    document.body.append(host)
    // At once: sonner drops what is said before its toaster listens.
    flushSync(() => {
      createRoot(host).render(
        <Toaster
          position="top-right"
          theme="light"
          duration={closeAfterMs}

          closeButton
          containerAriaLabel={label}
        />,
      )
    })
  }
  return toast
}
