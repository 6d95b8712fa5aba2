import { Maximize2 } from 'lucide-react'
import type { PageContent } from '#building/contract.ts'
import { Carousel } from './Carousel.tsx'
import { Closing } from './Closing.tsx'
import { Icon } from './Icon.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import { isEncoded, largePicture } from './Picture.tsx'
import type { SiteData } from './site-data.ts'
import { words } from './words.ts'

export function Amenities({ data, content }: { data: SiteData; content: PageContent['amenities'] }) {
  return (
    <>
      <section className="section page-head">
        <h1>{content.headline}</h1>
        <p className="lead">{content.introduction}</p>
      </section>
      <section className="section amenities">
        {content.cards.map(({ title, description, slots }) => (
          <article key={title}>
            <Carousel slots={slots} title={title} data={data} />
            <h2>{title}</h2>
            <p>{description}</p>
          </article>
        ))}
      </section>
      <section className="section features-section">
        <h2>{content.moreTitle}</h2>
        <ul className="features">
          {content.more.map(({ icon, name, slot }) => (
            <li key={slot}>
              <Feature icon={icon} name={name} picture={data.pictures[slot]} />
            </li>
          ))}
        </ul>
      </section>
      <Closing data={data} text={content.closing} second="gallery" />
      <PictureDialog />
    </>
  )
}

/** Opens its picture large over the page; without scripts it leads to the picture itself. */
function Feature({
  icon,
  name,
  picture,
}: {
  icon: string
  name: string
  picture: SiteData['pictures'][string] | undefined
}) {
  const inside = (
    <>
      <Icon name={icon} size={24} />
      <span>{name}</span>
    </>
  )
  if (!isEncoded(picture)) return <div className="feature">{inside}</div>
  return (
    <a
      className="feature"
      href={largePicture(picture)}
      aria-label={words.overlay.viewLarge(name)}
      data-caption={name}
      data-alt={picture.alt}
      data-island="overlay"
    >
      {inside}
      <Maximize2 className="feature-opens" size={15} strokeWidth={1.6} aria-hidden="true" />
    </a>
  )
}
