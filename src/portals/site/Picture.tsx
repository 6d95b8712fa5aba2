import pictures from '../../../photos/encoded/pictures.json'
import type { Encoded } from '#photos/pictures-contract.ts'
import type { SitePicture } from './site-data.ts'

const came: Record<string, Encoded> = pictures

/** The sizes of a picture; null where it has none. Those that came with the building lie in a folder of their own. */
export function encodedOf({ picture, encoded }: Pick<SitePicture, 'picture' | 'encoded'>): Encoded | null {
  const found = came[picture]
  return encoded ?? (found ? { ...found, file: `/pictures/${found.file}` } : null)
}

/** A picture in its best format and size, over its blurred first look; fills the box it stands in. */
export function Picture({
  of: shown,
  sizes,
  first = false,
}: {
  of: SitePicture
  /** How wide the box is, in the words of the `sizes` attribute. */
  sizes: string
  /** The picture people see first: loaded at once and before others. */
  first?: boolean
}) {
  const found = encodedOf(shown)
  if (!found) return null
  const set = (format: string) => found.widths.map((width) => `${found.file}-${width}.${format} ${width}w`).join(', ')
  return (
    <span className="picture">
      <img className="picture-preview" src={`data:image/webp;base64,${found.preview}`} alt="" width="24" height="15" />
      <picture>
        <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
        <img
          src={`${found.file}-${Math.min(1280, found.width)}.webp`}
          srcSet={set('webp')}
          sizes={sizes}
          width={found.width}
          height={found.height}
          alt={shown.alt}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding={first ? 'sync' : 'async'}
        />
      </picture>
    </span>
  )
}

/** Whether the place holds a picture that can be shown. */
export const isEncoded = (shown: SitePicture | undefined): shown is SitePicture =>
  shown !== undefined && encodedOf(shown) !== null

/** The address of a picture at a size that fills a window. */
export function largePicture(shown: SitePicture): string {
  const found = encodedOf(shown)
  return found ? `${found.file}-${Math.min(1280, found.width)}.webp` : ''
}

/** The measures of the picture at that address. */
export function measuresOf(shown: SitePicture): { width: number; height: number } {
  const { width, height } = encodedOf(shown) ?? { width: 0, height: 0 }
  const across = Math.min(1280, width)
  return { width: across, height: Math.round((height * across) / (width || 1)) }
}
