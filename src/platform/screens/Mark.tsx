import { classNames } from './class-names.ts'

type Props = {
  size?: number
  /** Drawn in stone, for dark grounds. */
  onDark?: boolean
  className?: string
}

/** The L of the tower with the brass courtyard. It always stands beside the name, so it says nothing itself. */
export function Mark({ size = 26, onDark = false, className }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 28 28"
      fill="none"
      aria-hidden="true"
      className={classNames('flex-none', className)}
    >
      <path d="M3 3h9v13h13v9H3z" className={onDark ? 'fill-stone-100' : 'fill-action'} />
      <path
        d="M6 3v22M9 3v22M15 16v9M18 16v9M21 16v9"
        strokeWidth="0.9"
        className={onDark ? 'stroke-river-800 opacity-70' : 'stroke-surface opacity-55'}
      />
      <path d="M16 3h9v9h-9z" strokeWidth="1.3" className="stroke-brass-500" />
    </svg>
  )
}
