import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { toast, Toaster } from 'sonner'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { ToastMessage } from './toast-message.tsx'
import styles from './toast.css?inline'

adoptStyles(styles)

const showByKind = { ...toast, default: toast.message }
type ToastKind = 'default' | 'info' | 'success' | 'warning' | 'error' | 'loading'

/** Labels of the region and of the close button, in the page's language. */
interface ToastLabels {
  region: string
  close: string
}

interface ToastOptions {
  /** Id of the toast to replace, from {@link openToast}; its time restarts. */
  id?: string | undefined
  /** Progress of the work, 0 to 1: the bar shows it in place of the remaining time. */
  progress?: number
}

let mounted = false

/** Renders sonner's toaster at the end of the document, in its own React root, once. */
function mount({ region, close }: ToastLabels) {
  if (mounted) return
  mounted = true
  const host = document.createElement('div')
  document.body.append(host)
  // Synchronously: sonner loses toasts that are created before its toaster is mounted.
  flushSync(() => {
    createRoot(host).render(
      <Toaster
        position="top-right"
        theme="light"
        // The animation of each toast's bar is its timer (toast-timer.ts).
        duration={Infinity}
        closeButton
        toastOptions={{ closeButtonAriaLabel: close }}
        containerAriaLabel={region}
      />,
    )
  })
}

/** Shows a toast and returns its id. An error stays until it is closed. */
export function openToast(kind: ToastKind, text: string, labels: ToastLabels, options: ToastOptions = {}): string {
  mount(labels)
  const id = options.id ?? crypto.randomUUID()
  const close = () => void toast.dismiss(id)
  showByKind[kind](<ToastMessage text={text} progress={options.progress} stays={kind === 'error'} close={close} />, {
    id,
    className: `toast toast-${kind}`,
  })
  return id
}
