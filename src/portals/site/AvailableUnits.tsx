import type { PageContent } from '#building/contract.ts'
import { portalTime } from '#platform/dates.ts'
import { fits, noWish, traitsOf } from '#units/offers.ts'
import { OfferCard } from './OfferCard.tsx'
import { OfferFilters } from './OfferFilters.tsx'
import { useSite } from './language.tsx'
import { placeOffers, sunlitDay, sunOn } from './offer-places.ts'
import type { PlacedOffer, SunlitDay } from './offer-places.ts'
import type { OfferView } from './offer-view.ts'
import type { SiteData } from './site-data.ts'
import { StackGrid } from './StackGrid.tsx'
import type { SunFacts } from './sun-drawing.ts'
import { TowerInThree } from './TowerInThree.tsx'
import { TowerPictures, viewsOf } from './TowerPictures.tsx'

/**
 * Every home on the market: the tower to point at, its stacks, and a card for each home; as a list all cards stand side by
 * side. Everything is links and a plain form; the island answers at once instead.
 */
export function AvailableUnits({
  data,
  content,
  view,
}: {
  data: SiteData
  content: PageContent['building-view']
  view: OfferView
}) {
  const { language, words, paths } = useSite()
  const said = words.offers
  const { offers, building } = data
  const placed = placeOffers(data)
  const fitting = placed.filter(({ offer }) => fits(traitsOf(offer), view.wish))
  const sunlit = sunlitDay(data, view.day || data.today)
  const chosen = chosenOf(fitting, view.unit, sunlit)
  const shown = { ...view, unit: chosen }
  const latest = offers
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)
  return (
    <section
      className="section offers"
      data-island="offers"
      data-show={view.list ? 'list' : 'building'}
      data-today={data.today}
    >
      <div className="offers-head">
        <div>
          {latest && <p className="eyebrow">{said.updated(portalTime(latest, building.timeZone, language))}</p>}
          <h1>{content.headline}</h1>
          <p className="lead">{content.introduction}</p>
        </div>
        {offers.length > 0 && <Ways view={view} />}
      </div>
      {offers.length === 0 ? (
        <div className="offers-none">
          <p>{said.nothing}</p>
          <a className="button primary large" href={paths.contact()}>
            {words.writeToOffice}
          </a>
        </div>
      ) : (
        <>
          <OfferFilters offers={offers} view={view} fitting={fitting.length} day={sunlit ? sunlit.day : null} />
          <div className="offers-none" hidden={fitting.length > 0} data-no-match>
            <p>{said.noMatch}</p>
            <a className="button" href={paths.availableUnits({ ...view, wish: noWish })} data-clear>
              {said.clear}
            </a>
          </div>
          <div className="offers-stage" hidden={fitting.length === 0} data-stage>
            <TowerPictures placed={placed} views={viewsOf(content, data)} view={shown} />
            <StackGrid placed={placed} model={data.model} view={shown} />
            <ul className="offer-cards" id="homes">
              {placed.map((one) => (
                <OfferCard
                  key={`${one.offer.unitNumber} ${one.offer.kind}`}
                  placed={one}
                  today={data.today}
                  sunlit={sunlit}
                  orientation={data.model.orientation}
                  hidden={!fitting.includes(one)}
                  chosen={one.offer.unitNumber === chosen}
                />
              ))}
            </ul>
          </div>
          {sunlit && <SunScript of={sunlit} />}
          <TowerInThree offers={offers} />
        </>
      )}
    </section>
  )
}

/** The home asked for; otherwise the highest one that the sun shines on. */
function chosenOf(homes: readonly PlacedOffer[], asked: string, sunlit: SunlitDay | null): string {
  const found =
    homes.find(({ offer }) => offer.unitNumber === asked) ??
    homes.findLast(({ outlooks }) => sunlit && sunOn(sunlit, outlooks).length > 0) ??
    homes.at(-1)
  return found?.offer.unitNumber ?? ''
}

/** The building or the list: two ways of seeing the same. */
function Ways({ view }: { view: OfferView }) {
  const { words, paths } = useSite()
  const said = words.offers
  return (
    <nav className="segments" aria-label={said.ways.title} data-ways>
      {([false, true] as const).map((list) => (
        <a
          key={String(list)}
          href={paths.availableUnits({ ...view, list })}
          aria-current={list === view.list}
          data-way={list ? 'list' : 'building'}
        >
          {list ? said.ways.list : said.ways.building}
        </a>
      ))}
    </nav>
  )
}

/** What the island needs to say where the sun shines on another day. */
function SunScript({ of: { place, prisms, orientation } }: { of: SunlitDay }) {
  const { language, words } = useSite()
  const facts: SunFacts = { place, prisms, orientation, language, said: words.offers.sun.told }
  const text = JSON.stringify(facts).replaceAll('<', String.raw`\u003c`)
  return <script type="application/json" data-sun-facts dangerouslySetInnerHTML={{ __html: text }} />
}
