import pictures from '../../../../renders/encoded/pictures.json'
import type { Encoded } from '#photos/contract.ts'
import type { SitePicture } from '../shell/site-data.ts'

const came: Record<string, Encoded> = pictures

/** The sizes of a picture; null if it has none. The original pictures of the building are in a folder of their own. */
export function encodedOf({ picture, encoded }: Pick<SitePicture, 'picture' | 'encoded'>): Encoded | null {
  const found = came[picture]
  return encoded ?? (found ? { ...found, file: `/pictures/${found.file}` } : null)
}

/** A picture in the best format and size, over its blurred preview; fills its box. */
export function Picture({
  of: shown,
  sizes,
  first = false,
}: {
  of: SitePicture
  /** The value of the `sizes` attribute. */
  sizes: string
  /** Above the fold: loaded eagerly and with high priority. */
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

/** Whether the slot has a picture that can be shown. */
export const isEncoded = (shown: SitePicture | undefined): shown is SitePicture =>
  shown !== undefined && encodedOf(shown) !== null

/** The address of a picture in a size for the whole window. */
export function largePicture(shown: SitePicture): string {
  const found = encodedOf(shown)
  return found ? `${found.file}-${Math.min(1280, found.width)}.webp` : ''
}

/** The dimensions of the picture at that address. */
export function measuresOf(shown: SitePicture): { width: number; height: number } {
  const { width, height } = encodedOf(shown) ?? { width: 0, height: 0 }
  const across = Math.min(1280, width)
  return { width: across, height: Math.round((height * across) / (width || 1)) }
}
