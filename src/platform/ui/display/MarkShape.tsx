type Props = {
  /** The width and height in pixels at the default text size. */
  size: number
  /** The classes of the whole, the L of the tower, its cut lines, and the open square of the court. */
  outline?: string
  tower: string
  cuts: string
  court: string
}

/** The lines of the brand mark. The name is always beside it, so it is hidden from screen readers. */
export function MarkShape({ size, outline, tower, cuts, court }: Props) {
  return (
    <svg
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 28 28"
      fill="none"
      aria-hidden="true"
      className={outline}
    >
      <path d="M3 3h9v13h13v9H3z" className={tower} />
      <path d="M6 3v22M9 3v22M15 16v9M18 16v9M21 16v9" strokeWidth="0.9" className={cuts} />
      <path d="M16 3h9v9h-9z" strokeWidth="1.3" className={court} />
    </svg>
  )
}
