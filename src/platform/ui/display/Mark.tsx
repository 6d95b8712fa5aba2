import type { BrandMark } from '../../brand-mark.ts'
import { classNames } from '../theme/class-names.ts'
import { MarkShape } from './MarkShape.tsx'

type Props = {
  mark: BrandMark
  size?: number
  /** In stone, for dark backgrounds. */
  onDark?: boolean
  className?: string
}

/** The footprint of the building with its brass courtyard. */
export function Mark({ mark, size = 26, onDark = false, className }: Props) {
  return (
    <MarkShape
      mark={mark}
      size={size}
      outline={classNames('flex-none', className)}
      tower={onDark ? 'fill-stone-100' : 'fill-action'}
      cuts={onDark ? 'stroke-brand-800 opacity-70' : 'stroke-surface opacity-55'}
      court="stroke-brass-500"
    />
  )
}
