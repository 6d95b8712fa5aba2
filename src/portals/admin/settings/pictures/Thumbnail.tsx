import type { SitePhoto } from '#photos/contract.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { encodedOf } from '../../../site/pages/Picture.tsx'

/** A small view of a picture; a faint grid where there is only a plan drawing. */
export function Thumbnail({
  photo,
  width,
  className,
}: {
  photo: SitePhoto | undefined
  /** The maximum rendered width. */
  width: 384 | 640
  className?: string
}) {
  const found =
    photo && encodedOf({ picture: photo.picture ?? photo.id, ...(photo.encoded && { encoded: photo.encoded }) })
  const size = found?.widths.find((one) => one >= width) ?? found?.widths.at(-1)
  return found ? (
    <img
      src={`${found.file}-${size}.webp`}
      alt={photo.alt}
      loading="lazy"
      className={classNames('block object-cover', className)}
    />
  ) : (
    <span
      className={classNames(
        'block bg-sunken bg-[repeating-linear-gradient(90deg,var(--line)_0_1px,transparent_1px_12px)]',
        className,
      )}
    />
  )
}
