import ArrowRight from 'lucide-react/icons/arrow-right'
import type { BrandMark } from '#platform/brand-mark.ts'
import { Mark } from '../shell/Mark.tsx'
import { isEncoded, Picture } from './Picture.tsx'
import { PlanPlate } from '../offers/PlanPlate.tsx'
import { isShown } from '../shell/site-map.ts'
import type { SiteData, SitePicture } from '../shell/site-data.ts'
import { useSite } from '../shell/language.tsx'

/** Six tiles that flip from pictures (or plans) to the building's mark; each links to the gallery if there is one. */
export function LobbyTiles({ data }: { data: SiteData }) {
  const { words, paths } = useSite()
  const home = data.content.home
  if (!home) return null
  const tiles = home.tiles.map(({ slot, caption }) => ({ slot, caption, picture: data.pictures[slot] }))
  if (tiles.length === 0) return null
  const gallery = isShown('gallery', data)
  return (
    <section className="section">
      <div className="section-head">
        <h2>{home.galleryTitle}</h2>
        {gallery && (
          <a className="link" href={paths.gallery()}>
            {words.home.allPhotos} <ArrowRight size={15} strokeWidth={1.75} aria-hidden="true" />
          </a>
        )}
      </div>
      <ul className="tiles">
        {tiles.map(({ slot, caption, picture }) => (
          <li key={slot}>
            {gallery ? (
              <a className="tile" href={paths.gallery()}>
                <Faces slot={slot} picture={picture} name={data.building.name} mark={data.mark} />
                <span className="tile-caption">{caption}</span>
              </a>
            ) : (
              <div className="tile">
                <Faces slot={slot} picture={picture} name={data.building.name} mark={data.mark} />
                <span className="tile-caption">{caption}</span>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type FacesProps = { slot: string; picture: SitePicture | undefined; name: string; mark: BrandMark }

function Faces({ slot, picture, name, mark }: FacesProps) {
  return (
    <span className="tile-card">
      <span className="tile-front">
        {isEncoded(picture) ? (
          <Picture of={picture} sizes="(max-width: 767px) 46vw, (max-width: 1440px) 31vw, 432px" />
        ) : (
          <PlanPlate slot={slot} />
        )}
      </span>
      <span className="tile-back" aria-hidden="true">
        <Mark mark={mark} name={name} size={46} onDark />
      </span>
    </span>
  )
}
