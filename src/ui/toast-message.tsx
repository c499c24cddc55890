import { useEffect, useRef } from 'react'
import { toastProgress } from './toast-progress.ts'
import { closeOnClick, runToastTimer } from './toast-timer.ts'

interface ToastMessageProps {
  text: string
  /** Whether it goes by itself; a loading toast stays until another takes its place. */
  timed: boolean
  /** How far the work is that a loading toast stands for, 0 to 1. */
  progress?: number | undefined
  close: () => void
}

/** A toast's text and its bar: the time that is left, or how far the work is. */
export function ToastMessage({ text, timed, progress, close }: ToastMessageProps) {
  const bar = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const toast = bar.current?.closest<HTMLElement>('[data-sonner-toast]')
    const list = toast?.parentElement
    if (!bar.current || !toast || !list) return undefined
    const endClick = closeOnClick(toast, close)
    const endTimer = timed ? runToastTimer(bar.current, list, close) : undefined
    return () => {
      endClick()
      endTimer?.()
    }
  }, [timed, close])

  useEffect(() => {
    if (!timed && bar.current) bar.current.style.scale = `${toastProgress(progress ?? 0)} 1`
  }, [timed, progress])

  return (
    <>
      {text}
      <span ref={bar} aria-hidden className="toast-bar" />
    </>
  )
}
