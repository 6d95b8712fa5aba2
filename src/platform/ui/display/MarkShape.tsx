import type { BrandMark } from '../../brand-mark.ts'

type Props = {
  mark: BrandMark
  /** The width and height in pixels at the default text size. */
  size: number
  /** The classes of the whole, the building, its cut lines, and the open square of the court. */
  outline?: string
  tower: string
  cuts: string
  court: string
}

/** The lines of the brand mark. The name is always beside it, so it is hidden from screen readers. */
export function MarkShape({ mark, size, outline, tower, cuts, court }: Props) {
  return (
    <svg
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 28 28"
      fill="none"
      aria-hidden="true"
      className={outline}
    >
      <path d={mark.tower} className={tower} />
      <path d={mark.cuts} strokeWidth="0.9" className={cuts} />
      {mark.court === null ? null : <path d={mark.court} strokeWidth="1.3" className={court} />}
    </svg>
  )
}
