import { useEffect, useRef } from 'react'
import { closeOnClick, runToastTimer } from './toast-timer.ts'

interface ToastMessageProps {
  text: string
  /** Progress of the work, 0 to 1, shown on the bar. */
  progress?: number | undefined
  /** A new function with each call for the toast, which restarts its time. */
  close: () => void
}

/** A toast's text and its bar, which shows the remaining time or the progress. */
export function ToastMessage({ text, progress, close }: ToastMessageProps) {
  const bar = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const toast = bar.current?.closest<HTMLElement>('[data-sonner-toast]')
    const list = toast?.parentElement
    if (!bar.current || !toast || !list) return undefined
    const endClick = closeOnClick(toast, close)
    const endTimer = runToastTimer(bar.current, list, close, progress)
    return () => {
      endClick()
      endTimer()
    }
  }, [progress, close])

  return (
    <>
      {text}
      <span ref={bar} aria-hidden data-progress={progress} className="toast-bar" />
    </>
  )
}
