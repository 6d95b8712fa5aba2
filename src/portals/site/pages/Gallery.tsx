import type { PageContent } from '#building/contract.ts'
import { photoCategories, type PhotoCategory } from '#photos/choices.ts'
import { Picture, isEncoded, largePicture } from './Picture.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import type { SiteData } from '../shell/site-data.ts'
import { useSite } from '../shell/language.tsx'

/** The rendered widths of the leading picture and of the others. */
const leading = '(max-width: 767px) 86vw, (max-width: 1023px) 92vw, (max-width: 1440px) 48vw, 670px'
const even = '(max-width: 1023px) 46vw, 350px'

/** Every picture is on the page whatever the filter, because the large view shows all of them. */
export function Gallery({
  data,
  content,
  category,
}: {
  data: SiteData
  content: PageContent['gallery']
  category: PhotoCategory | null
}) {
  const { words, paths } = useSite()
  const texts = words.gallery
  const photos = data.gallery.filter((photo) => isEncoded(photo))
  const filters = [
    { value: null, label: texts.all, count: photos.length },
    ...photoCategories.map((value) => ({
      value,
      label: texts.categories[value],
      count: photos.filter((photo) => photo.category === value).length,
    })),
  ]
  return (
    <section className="section gallery" data-island="gallery">
      <div className="gallery-head">
        <h1>{content.headline}</h1>
        <nav className="filters" aria-label={texts.filter}>
          {filters.map(({ value, label, count }) => (
            <a
              key={label}
              href={value ? `${paths.gallery()}?category=${value}` : paths.gallery()}
              data-filter={value ?? ''}
              aria-current={value === category ? 'true' : undefined}
            >
              {label} <b>{count}</b>
            </a>
          ))}
        </nav>
      </div>
      <p className="gallery-words">{content.introduction}</p>
      {photos.length === 0 && <p className="carousel carousel-empty">{words.carousel.empty}</p>}
      <ul className="photos">
        {photos.map((photo, place) => (
          <li
            key={`${photo.category} ${photo.picture}`}
            data-category={photo.category}
            hidden={category !== null && photo.category !== category}
          >
            <a href={largePicture(photo)} data-place={place} data-category-label={texts.categories[photo.category]}>
              <Picture of={photo} sizes={place === 0 ? leading : even} first={place === 0} />
            </a>
          </li>
        ))}
      </ul>
      {photos.length > 0 && <p className="gallery-words">{content.credit}</p>}
      <PictureDialog steps />
    </section>
  )
}
