/** The brand's logo: a ship's wheel. */
export function HelmMark({ size = 32 }: { size?: number }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      className="shrink-0 text-sea"
    >
      <circle cx="24" cy="24" r="13" />
      <circle cx="24" cy="24" r="3.5" />
      {[0, 45, 90, 135].map((angle) => (
        <path key={angle} d="M24 3v17.5M24 27.5V45" transform={`rotate(${angle} 24 24)`} />
      ))}
    </svg>
  )
}
