import ArrowRight from 'lucide-react/icons/arrow-right'
import { Headline } from './Headline.tsx'
import { Icon } from '../shell/Icon.tsx'
import { LobbyTiles } from './LobbyTiles.tsx'
import { isEncoded, Picture } from './Picture.tsx'
import { PlanPlate } from '../offers/PlanPlate.tsx'
import { isShown } from '../shell/site-map.ts'
import type { SiteData } from '../shell/site-data.ts'
import { useSite } from '../shell/language.tsx'

export function Home({ data }: { data: SiteData }) {
  const home = data.content.home
  const hero = home && data.pictures[home.heroSlot]
  return (
    <>
      <section className="hero">
        <div className="hero-text">
          {home?.eyebrow && <p className="eyebrow">{home.eyebrow}</p>}
          <h1>
            <Headline text={home?.headline ?? data.building.name} />
          </h1>
          {home && <p className="lead">{home.description}</p>}
          <HeroActions data={data} />
          {home && home.badges.length > 0 && (
            <ul className="badges">
              {home.badges.map(({ icon, label }) => (
                <li key={label}>
                  <Icon name={icon} size={20} />
                  {label}
                </li>
              ))}
            </ul>
          )}
        </div>
        {home && (
          <div className="hero-picture">
            {isEncoded(hero) ? (
              <Picture of={hero} sizes="(max-width: 767px) max(100vw, 528px), max(56vw, calc(160vh - 282px))" first />
            ) : (
              <PlanPlate slot={home.heroSlot} />
            )}
            <i className="mullions" />
          </div>
        )}
      </section>
      {home && home.figures.length > 0 && (
        <section className="figures">
          <dl>
            {home.figures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <LobbyTiles data={data} />
      <UnitsBand data={data} />
    </>
  )
}

/** The link to the homes on the market, beside the tower. */
function UnitsBand({ data }: { data: SiteData }) {
  const { words, paths } = useSite()
  const units = data.content['building-view']
  if (!units || data.offers.length === 0) return null
  const picture = units.slot === undefined ? undefined : data.pictures[units.slot]
  return (
    <section className="band">
      <div className="band-text">
        <p className="eyebrow">{words.offers.live}</p>
        <h2>{words.offers.band}</h2>
        <p>{units.introduction}</p>
        <a className="button large on-dark" href={paths.availableUnits()}>
          {words.availableUnits}
          <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </a>
      </div>
      {isEncoded(picture) && <Picture of={picture} sizes="(max-width: 767px) 100vw, 47vw" />}
    </section>
  )
}

/** The two links of the hero, or the office's contact while those pages have no content. */
function HeroActions({ data }: { data: SiteData }) {
  const { words, paths } = useSite()
  const links = [
    { name: 'amenities', path: paths.amenities(), label: words.home.exploreAmenities },
    { name: 'gallery', path: paths.gallery(), label: words.home.viewGallery },
    { name: 'contact', path: paths.contact(), label: words.nav.contact },
  ].filter(({ name }) => isShown(name, data))
  const shown = links.length > 1 ? links.slice(0, 2) : links
  return (
    <p className="actions">
      {shown.map(({ name, path, label }, place) => (
        <a key={name} className={place === 0 ? 'button primary large' : 'button large'} href={path}>
          {label}
          {place === 0 && <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />}
        </a>
      ))}
    </p>
  )
}
