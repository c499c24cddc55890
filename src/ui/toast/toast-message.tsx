import { closeOnClick, runToastTimer } from './toast-timer.ts'

interface ToastMessageProps {
  text: string
  /** Progress of the work, 0 to 1, shown on the bar. */
  progress?: number | undefined
  /** Stays until the visitor closes it. */
  stays: boolean
  close: () => void
}

/** A toast's text and its bar, which shows the remaining time or the progress; an error has no time. */
export function ToastMessage({ text, progress, stays, close }: ToastMessageProps) {
  /** Each rendering of the toast restarts its time. */
  const start = (bar: HTMLElement) => {
    const ended = new AbortController()
    const toast = bar.closest<HTMLElement>('[data-sonner-toast]')
    if (toast?.parentElement) {
      closeOnClick(toast, close, ended.signal)
      if (!stays) runToastTimer(bar, toast.parentElement, close, progress, ended.signal)
    }
    return () => ended.abort()
  }
  return (
    <>
      {text}
      <span ref={start} aria-hidden data-progress={progress} className="toast-bar" />
    </>
  )
}
