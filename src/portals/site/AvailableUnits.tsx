import type { PageContent } from '#building/contract.ts'
import { facings } from '#building/contract.ts'
import { paths } from '#paths.ts'
import { portalTime } from '#platform/dates.ts'
import { bedroomGroups, fits, noWish, priceSteps, traitsOf } from '#units/offers.ts'
import type { OfferWish } from '#units/offers.ts'
import { OfferCard } from './OfferCard.tsx'
import type { SiteData } from './site-data.ts'
import { wholeDollars, words } from './words.ts'

const said = words.offers

/** Every home on the market as a card. The filters are a plain form; the island answers at once instead. */
export function AvailableUnits({
  data,
  content,
  wish,
}: {
  data: SiteData
  content: PageContent['building-view']
  wish: OfferWish
}) {
  const { offers, building } = data
  const shown = offers.filter((offer) => fits(traitsOf(offer), wish)).length
  const latest = offers
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)
  return (
    <section className="section offers" data-island="offers">
      {latest && <p className="eyebrow">{said.updated(portalTime(latest, building.timeZone))}</p>}
      <h1>{content.headline}</h1>
      <p className="lead">{content.introduction}</p>
      {offers.length === 0 ? (
        <div className="offers-none">
          <p>{said.nothing}</p>
          <a className="button primary large" href={paths.contact()}>
            {words.writeToOffice}
          </a>
        </div>
      ) : (
        <>
          <OfferFilters data={data} wish={wish} />
          <p className="offers-count" role="status" data-count-one={said.count(1)} data-count-many={said.count('{n}')}>
            {said.count(shown)}
          </p>
          <div className="offers-none" hidden={shown > 0} data-no-match>
            <p>{said.noMatch}</p>
            <a className="button" href={paths.availableUnits()} data-clear>
              {said.clear}
            </a>
          </div>
          <ul className="offer-cards">
            {offers.map((offer) => (
              <OfferCard
                key={`${offer.unitNumber} ${offer.kind}`}
                offer={offer}
                today={data.today}
                hidden={!fits(traitsOf(offer), wish)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function OfferFilters({ data: { offers }, wish }: { data: SiteData; wish: OfferWish }) {
  const kinds = (['sale', 'lease'] as const).filter((kind) => offers.some((offer) => offer.kind === kind))
  const filters = [
    { name: 'for', options: kinds.map((kind) => ({ value: kind, label: said.kinds[kind] })) },
    {
      name: 'bedrooms',
      options: bedroomGroups.map((value, place) => ({ value, label: said.bedroomGroups[place] ?? value })),
    },
    { name: 'facing', options: facings.map((value) => ({ value, label: value })) },
    {
      name: 'price',
      options: kinds.flatMap((kind) =>
        priceSteps(offers, kind).map((step) => ({
          value: `${kind}-${step}`,
          label: said.upTo[kind](wholeDollars(step)),
        })),
      ),
    },
  ] as const
  return (
    <form className="offer-filters" method="get" action={paths.availableUnits()}>
      {filters.map(({ name, options }) => (
        <label key={name}>
          <span>{said.filters[name]}</span>
          <select className="control" name={name} defaultValue={wish[name]}>
            <option value="">{said.any}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button className="button primary" type="submit">
        {said.show}
      </button>
      <a
        className="button"
        href={paths.availableUnits()}
        data-clear
        hidden={Object.values(wish).join('') === Object.values(noWish).join('')}
      >
        {said.clear}
      </a>
    </form>
  )
}
