/**
 * Shows as a line below the header how far the text has been read (reading.css). Its parent has the
 * class `reading`.
 */
export function ReadingProgress() {
  return <div aria-hidden className="reading-progress" />
}
