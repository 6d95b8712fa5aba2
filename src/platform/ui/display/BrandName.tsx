import { type BrandMark, isWideLogo } from '../../brand-mark.ts'
import { classNames } from '../theme/class-names.ts'
import { LogoImage } from './LogoImage.tsx'
import { Mark } from './Mark.tsx'

type Props = {
  /** The building's name, from its profile. */
  name: string
  mark: BrandMark
  size?: 'normal' | 'large'
  onDark?: boolean
}

export function BrandName({ name, mark, size = 'normal', onDark = false }: Props) {
  if (mark.logo && isWideLogo(mark.logo)) return <LogoImage logo={mark.logo} name={name} onDark={onDark} />
  return (
    <span className="inline-flex max-w-full items-center gap-2.75 whitespace-nowrap">
      <Mark mark={mark} size={26} onDark={onDark} />
      <span
        className={classNames(
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
