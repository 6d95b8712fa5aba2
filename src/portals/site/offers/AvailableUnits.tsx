import type { PageContent } from '#building/contract.ts'
import { portalTime } from '#platform/time/dates.ts'
import { fits, emptyFilter, traitsOf } from '#units/offers.ts'
import { OfferCard } from './OfferCard.tsx'
import { OfferFilters } from './OfferFilters.tsx'
import { useSite } from '../shell/language.tsx'
import { placeOffers, sunlitDay, sunOn } from './offer-places.ts'
import type { PlacedOffer, SunlitDay } from './offer-places.ts'
import type { OfferView } from './offer-view.ts'
import type { SiteData } from '../shell/site-data.ts'
import { StackGrid } from './StackGrid.tsx'
import type { SunFacts } from './sun-drawing.ts'
import { TowerInThree } from './TowerInThree.tsx'
import { TowerPictures, viewsOf } from './TowerPictures.tsx'

/**
 * Every home on the market: the tower, its stacks, and a card for each home; in the list view, all cards. Everything
 * works by links and a plain form; the island makes it immediate.
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
  const texts = words.offers
  const { offers, building } = data
  const placed = placeOffers(data)
  const fitting = placed.filter(({ offer }) => fits(traitsOf(offer), view.filter))
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
          {latest && <p className="eyebrow">{texts.updated(portalTime(latest, building.timeZone, language))}</p>}
          <h1>{content.headline}</h1>
          <p className="lead">{content.introduction}</p>
        </div>
        {offers.length > 0 && <ViewSwitch view={view} />}
      </div>
      {offers.length === 0 ? (
        <div className="offers-none">
          <p>{texts.nothing}</p>
          <a className="button primary large" href={paths.contact()}>
            {words.writeToOffice}
          </a>
        </div>
      ) : (
        <>
          <OfferFilters offers={offers} view={view} fitting={fitting.length} day={sunlit ? sunlit.day : null} />
          <div className="offers-none" hidden={fitting.length > 0} data-no-match>
            <p>{texts.noMatch}</p>
            <a className="button" href={paths.availableUnits({ ...view, filter: emptyFilter })} data-clear>
              {texts.clear}
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
          <TowerInThree offers={offers} model={data.model} />
        </>
      )}
    </section>
  )
}

/** The home that the address names; otherwise the highest one with sun. */
function chosenOf(homes: readonly PlacedOffer[], requested: string, sunlit: SunlitDay | null): string {
  const found =
    homes.find(({ offer }) => offer.unitNumber === requested) ??
    homes.findLast(({ outlooks }) => sunlit && sunOn(sunlit, outlooks).length > 0) ??
    homes.at(-1)
  return found?.offer.unitNumber ?? ''
}

/** The two views: building or list. */
function ViewSwitch({ view }: { view: OfferView }) {
  const { words, paths } = useSite()
  const texts = words.offers
  return (
    <nav className="segments" aria-label={texts.ways.title} data-ways>
      {([false, true] as const).map((list) => (
        <a
          key={String(list)}
          href={paths.availableUnits({ ...view, list })}
          aria-current={list === view.list}
          data-way={list ? 'list' : 'building'}
        >
          {list ? texts.ways.list : texts.ways.building}
        </a>
      ))}
    </nav>
  )
}

/** The data with which the island describes the sun on another day. */
function SunScript({ of: { place, prisms, orientation } }: { of: SunlitDay }) {
  const { language, words } = useSite()
  const facts: SunFacts = { place, prisms, orientation, language, text: words.offers.sun.text }
  const text = JSON.stringify(facts).replaceAll('<', String.raw`\u003c`)
  return <script type="application/json" data-sun-facts dangerouslySetInnerHTML={{ __html: text }} />
}
