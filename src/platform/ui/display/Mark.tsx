import type { BrandMark } from '../../brand-mark.ts'
import { classNames } from '../theme/class-names.ts'
import { LogoImage } from './LogoImage.tsx'
import { MarkShape } from './MarkShape.tsx'

type Props = {
  mark: BrandMark
  /** The building's name, for a logo that contains it. */
  name?: string
  size?: number
  /** In stone, for dark backgrounds. */
  onDark?: boolean
  className?: string
}

/** The logo of the building, or its footprint with its brass courtyard. The name is beside it, except that of a wide logo. */
export function Mark({ mark, name = '', size = 26, onDark = false, className }: Props) {
  if (mark.logo) return <LogoImage logo={mark.logo} name={name} onDark={onDark} />
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
