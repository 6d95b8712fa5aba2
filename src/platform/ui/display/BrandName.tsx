import { type BrandMark, isWideLogo } from '../../brand-mark.ts'
import { classNames } from '../theme/class-names.ts'
import { Mark } from './Mark.tsx'

type Props = {
  /** The building's name, from its profile. */
  name: string
  mark: BrandMark
  size?: 'normal' | 'large'
  onDark?: boolean
}

/** The mark with the name beside it, in each theme unless the logo that is shown there contains the name. */
export function BrandName({ name, mark, size = 'normal', onDark = false }: Props) {
  const isWideOnDark = mark.logo !== undefined && isWideLogo(mark.logo.onDark)
  const isWide = onDark ? isWideOnDark : mark.logo !== undefined && isWideLogo(mark.logo)
  const picture = <Mark mark={mark} name={name} size={26} onDark={onDark} />
  if (isWide && isWideOnDark) return picture
  return (
    <span className="inline-flex max-w-full items-center gap-2.75 whitespace-nowrap">
      {picture}
      <span
        className={classNames(
          isWide && 'hidden dark-theme:block',
          !isWide && isWideOnDark && 'dark-theme:hidden',
          'serif min-w-0 truncate leading-5 font-medium tracking-[-0.005em]',
          size === 'large' ? 'text-20' : 'text-18',
          onDark && 'text-stone-100',
        )}
      >
        {name}
      </span>
    </span>
  )
}
