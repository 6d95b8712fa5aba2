import { type BrandLogo, isWideLogo, type LogoPicture } from '../../brand-mark.ts'
import { classNames } from '../theme/class-names.ts'

type Props = {
  logo: BrandLogo
  /** The building's name, for a picture that is shown without it. */
  name: string
  /** On a ground that is dark in both themes. */
  onDark?: boolean
}

/** An uploaded logo; in the dark theme the picture for dark grounds. A hidden picture is not loaded. */
export function LogoImage({ logo, name, onDark = false }: Props) {
  const { onDark: dark } = logo
  if (onDark) return <Picture of={dark} hasTile={dark.hasTile} name={name} />
  if (dark.file === logo.file && !dark.hasTile) return <Picture of={logo} name={name} />
  return (
    <>
      <Picture of={logo} name={name} className="dark-theme:hidden" />
      <Picture of={dark} hasTile={dark.hasTile} name={name} className="hidden dark-theme:block" />
    </>
  )
}

type PictureProps = { of: LogoPicture; name: string; hasTile?: boolean; className?: string }

/** Its height in pixels at the default text size; its classes say the same for others, because documents have no inline styles. */
const height = 28

function Picture({ of, name, hasTile = false, className }: PictureProps) {
  return (
    <img
      src={of.file}
      width={Math.round((height * of.width) / of.height)}
      height={height}
      alt={isWideLogo(of) ? name : ''}
      loading="lazy"
      decoding="async"
      className={classNames(
        'h-7 w-auto flex-none object-contain object-left',
        isWideLogo(of) ? 'max-w-44' : 'max-w-16',
        hasTile && 'rounded-xs bg-white p-0.5',
        className,
      )}
    />
  )
}
