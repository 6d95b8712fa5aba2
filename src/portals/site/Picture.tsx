import pictures from '../../../photos/encoded/pictures.json'
import type { SitePicture } from './site-data.ts'

type Encoded = { file: string; width: number; height: number; widths: number[]; preview: string }
const encoded: Record<string, Encoded> = pictures

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
  const found = encoded[shown.picture]
  if (!found) return null
  const set = (format: string) =>
    found.widths.map((width) => `/pictures/${found.file}-${width}.${format} ${width}w`).join(', ')
  return (
    <span className="picture">
      <img className="picture-preview" src={`data:image/webp;base64,${found.preview}`} alt="" width="24" height="15" />
      <picture>
        <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
        <img
          src={`/pictures/${found.file}-${Math.min(1280, found.width)}.webp`}
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
  shown !== undefined && shown.picture in encoded

/** The address of a picture at a size that fills a window. */
export function largePicture({ picture }: SitePicture): string {
  const found = encoded[picture]
  return found ? `/pictures/${found.file}-${Math.min(1280, found.width)}.webp` : ''
}

/** The measures of the picture at that address. */
export function measuresOf({ picture }: SitePicture): { width: number; height: number } {
  const { width, height } = encoded[picture] ?? { width: 0, height: 0 }
  const shown = Math.min(1280, width)
  return { width: shown, height: Math.round((height * shown) / (width || 1)) }
}
