/** The L of the tower with its cut lines, and the open square of the court. */
export function Mark({ size }: { size: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <path className="mark-tower" d="M3 3h9v13h13v9H3z" />
      <path className="mark-cuts" d="M6 3v22M9 3v22M15 16v9M18 16v9M21 16v9" />
      <path className="mark-court" d="M16 3h9v9h-9z" />
    </svg>
  )
}
