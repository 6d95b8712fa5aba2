import Maximize2 from 'lucide-react/icons/maximize-2'
import type { PageContent } from '#building/contract.ts'
import { Carousel } from './Carousel.tsx'
import { Closing } from './Closing.tsx'
import { Icon } from '../shell/Icon.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { PlanPlate } from '../offers/PlanPlate.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import { isEncoded, largePicture } from './Picture.tsx'
import type { SiteData } from '../shell/site-data.ts'
import { useSite } from '../shell/language.tsx'

export function Amenities({ data, content }: { data: SiteData; content: PageContent['amenities'] }) {
  return (
    <>
      <PageHead data={data} content={content} />
      <section className="section amenities">
        {content.cards.map(({ title, description, slots }, place) => (
          <article key={title}>
            <Carousel slots={slots} title={title} data={data} isFirst={place === 0} />
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
              <Feature icon={icon} name={name} slot={slot} picture={data.pictures[slot]} />
            </li>
          ))}
        </ul>
      </section>
      <Closing data={data} text={content.closing} second="gallery" />
      <PictureDialog />
    </>
  )
}

/** Opens its picture, or the plan in its place, large over the page; without scripts it links to the picture itself. */
function Feature({
  icon,
  name,
  slot,
  picture,
}: {
  icon: string
  name: string
  slot: string
  picture: SiteData['pictures'][string] | undefined
}) {
  const { words } = useSite()
  const inside = (
    <>
      <Icon name={icon} size={24} />
      <span>{name}</span>
    </>
  )
  const opens = <Maximize2 className="feature-opens" size={15} strokeWidth={1.6} aria-hidden="true" />
  if (!isEncoded(picture))
    return (
      <button
        type="button"
        className="feature"
        aria-label={words.overlay.viewLarge(name)}
        data-caption={name}
        data-island="overlay"
      >
        {inside}
        {opens}
        <span className="feature-plate" hidden data-plate>
          <PlanPlate slot={slot} />
        </span>
      </button>
    )
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
      {opens}
    </a>
  )
}
