/** How far the text has been read, as a course line under the header (reading.css). Its parent has the class `reading`. */
export function ReadingProgress() {
  return <div aria-hidden className="reading-progress" />
}
