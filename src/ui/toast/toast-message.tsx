import { useEffect, useRef } from 'react'
import { closeOnClick, runToastTimer } from './toast-timer.ts'

interface ToastMessageProps {
  text: string
  /** How far the work is that the toast stands for, 0 to 1. */
  progress?: number | undefined
  /** Another one with each call of the toast: its time then begins anew. */
  close: () => void
}

/** A toast's text and its bar: the time that is left, or how far the work is. */
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
