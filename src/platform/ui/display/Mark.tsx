import { classNames } from '../theme/class-names.ts'
import { MarkShape } from './MarkShape.tsx'

type Props = {
  size?: number
  /** In stone, for dark backgrounds. */
  onDark?: boolean
  className?: string
}

/** The L of the tower with the brass courtyard. */
export function Mark({ size = 26, onDark = false, className }: Props) {
  return (
    <MarkShape
      size={size}
      outline={classNames('flex-none', className)}
      tower={onDark ? 'fill-stone-100' : 'fill-action'}
      cuts={onDark ? 'stroke-river-800 opacity-70' : 'stroke-surface opacity-55'}
      court="stroke-brass-500"
    />
  )
}
