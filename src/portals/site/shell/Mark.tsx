import { type BrandMark, isWideLogo } from '#platform/brand-mark.ts'
import { MarkShape } from '#platform/ui/display/MarkShape.tsx'

type Props = {
  mark: BrandMark
  /** The building's name, beside the mark. */
  name: string
  size: number
  onDark?: boolean
}

/**
 * The name of the building beside its logo, or beside its footprint with cut lines and the open square of the court,
 * styled by the site's CSS. A wide logo contains the name.
 */
export function Mark({ mark, name, size, onDark = false }: Props) {
  const { logo } = mark
  if (!logo)
    return (
      <>
        <MarkShape mark={mark} size={size} outline="mark" tower="mark-tower" cuts="mark-cuts" court="mark-court" />
        <span>{name}</span>
      </>
    )
  const picture = onDark ? logo.onDark : logo
  const isWide = isWideLogo(picture)
  return (
    <>
      <img
        src={picture.file}
        width={Math.round((size * picture.width) / picture.height)}
        height={size}
        alt={isWide ? name : ''}
        className={onDark && logo.onDark.hasTile ? 'logo tile-logo' : 'logo'}
      />
      {isWide ? null : <span>{name}</span>}
    </>
  )
}
