import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'
import { ToastMessage } from './toast-message.tsx'

/** Spec §4. */
const showByKind = {
  default: toast.message,
  info: toast.info,
  success: toast.success,
  warning: toast.warning,
  error: toast.error,
  loading: toast.loading,
} as const
export type ToastKind = keyof typeof showByKind

/** In the page's language: what screen readers call the region, and the button that closes a toast. */
export interface ToastLabels {
  region: string
  close: string
}

export interface ToastOptions {
  /** Of the toast that this one takes the place of, as {@link openToast} answered it; its time begins anew. */
  id?: string | undefined
  /** How far the work is that the toast stands for, 0 to 1: its bar shows that and not the time. */
  progress?: number
}

let mounted = false

/** Puts sonner's toaster at the end of the document, in a root of its own, once. */
function mount({ region, close }: ToastLabels) {
  if (mounted) return
  mounted = true
  const host = document.createElement('div')
  document.body.append(host)
  // At once: sonner drops what is said before its toaster listens.
  flushSync(() => {
    createRoot(host).render(
      <Toaster
        position="top-right"
        theme="light"
        // The bar of each toast is its clock (toast-timer.ts).
        duration={Infinity}
        closeButton
        toastOptions={{ closeButtonAriaLabel: close }}
        containerAriaLabel={region}
      />,
    )
  })
}

/** Shows a toast and answers its id. */
export function openToast(kind: ToastKind, text: string, labels: ToastLabels, options: ToastOptions = {}): string {
  mount(labels)
  const id = options.id ?? crypto.randomUUID()
  const close = () => void toast.dismiss(id)
  showByKind[kind](<ToastMessage text={text} progress={options.progress} close={close} />, {
    id,
    className: `toast toast-${kind}`,
  })
  return id
}
