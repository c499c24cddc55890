/** How far the text has been read, as a line (reading.css); the parent has the class `reading`. */
export function ReadingProgress() {
  return <div aria-hidden className="reading-progress" />
}
