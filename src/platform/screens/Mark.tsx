import { classNames } from './class-names.ts'
import { MarkShape } from './MarkShape.tsx'

type Props = {
  size?: number
  /** Drawn in stone, for dark grounds. */
  onDark?: boolean
  className?: string
}

/** The L of the tower with the brass courtyard. */
export function Mark({ size = 26, onDark = false, className }: Props) {
  return (
    <MarkShape
      size={size}
      whole={classNames('flex-none', className)}
      tower={onDark ? 'fill-stone-100' : 'fill-action'}
      cuts={onDark ? 'stroke-river-800 opacity-70' : 'stroke-surface opacity-55'}
      court="stroke-brass-500"
    />
  )
}
