import { KeyRound, Tag } from 'lucide-react'
import { portalDate } from '#platform/dates.ts'
import { localeOf } from '#platform/language.ts'
import type { Language } from '#platform/language.ts'
import { traitsOf } from '#units/offers.ts'
import type { Offer } from '#units/offers.ts'
import { FloorKey } from './FloorKey.tsx'
import { HomePlan } from './HomePlan.tsx'
import { useSite } from './language.tsx'
import type { PlacedOffer, SunlitDay } from './offer-places.ts'
import { SunPath } from './SunPath.tsx'
import { wholeDollars } from './words.ts'
import type { SiteWords } from './words.ts'

/** All that is said of a home: size, plan, place, sun and cost. */
export function OfferCard({
  placed: { offer, shape, outlooks },
  today,
  sunlit,
  orientation,
  hidden,
  chosen,
}: {
  placed: PlacedOffer
  today: string
  sunlit: SunlitDay | null
  orientation: number
  hidden: boolean
  chosen: boolean
}) {
  const { language, words, paths } = useSite()
  const said = words.offers
  const { unitNumber, floor, facing, kind, priceCents, monthlyFeeCents } = offer
  const traits = traitsOf(offer)
  // Days are the building's, so nobody's clock moves them.
  const isFree = offer.availableFrom === null || offer.availableFrom <= today
  const Mark = kind === 'sale' ? Tag : KeyRound
  return (
    <li
      className="offer card"
      hidden={hidden}
      data-unit={unitNumber}
      data-floor={floor}
      data-chosen={chosen ? '' : undefined}
      data-kind={traits.kind}
      data-bedrooms={traits.bedrooms}
      data-facing={traits.facing}
      data-price={traits.price}
    >
      <div className="offer-top">
        <div>
          <p className={`offer-kind ${kind}`}>
            <Mark size={12} strokeWidth={2} aria-hidden="true" />
            {said.kinds[kind]}
          </p>
          <h2>
            <span>{said.unit}</span> {unitNumber}
          </h2>
          <p className="offer-place">{said.place(floor, facing && said.facings[facing])}</p>
          {offer.headline && <p className="offer-headline">{offer.headline}</p>}
        </div>
        {shape && <FloorKey shape={shape} orientation={orientation} unit={unitNumber} />}
      </div>
      <dl className="offer-facts">
        {factsOf(offer, said, language).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {offer.bedrooms !== null && offer.squareFootage !== null && (
        <figure className="offer-plan">
          <HomePlan offer={offer} shape={shape} />
          <figcaption>{said.plan.note}</figcaption>
        </figure>
      )}
      {outlooks.length > 0 && sunlit && <SunPath outlooks={outlooks} sunlit={sunlit} />}
      <p className="offer-from">{isFree ? said.atOnce : said.from(portalDate(offer.availableFrom, 'UTC', language))}</p>
      <div className="offer-foot">
        <p>
          <b>{wholeDollars(priceCents, language)}</b> {kind === 'lease' && <span>{said.aMonth}</span>}
          {kind === 'sale' && monthlyFeeCents !== null && (
            <span>{said.fee(wholeDollars(monthlyFeeCents, language))}</span>
          )}
        </p>
        <a
          className="button primary"
          href={paths.contact({ unit: unitNumber, for: kind })}
          aria-label={said.askAbout(unitNumber)}
        >
          {said.ask}
        </a>
      </div>
      {offer.description && <p className="offer-words">{offer.description}</p>}
    </li>
  )
}

/** Only what is known of the home. */
function factsOf(
  { bedrooms, bathrooms, squareFootage, balconies, stalls }: Offer,
  said: SiteWords['offers'],
  language: Language,
) {
  return [
    { label: said.bedrooms, value: bedrooms === 0 ? said.studio : bedrooms },
    { label: said.bathrooms, value: bathrooms?.toLocaleString(localeOf(language)) ?? null },
    { label: said.area, value: squareFootage && said.squareFeet(squareFootage) },
    { label: said.balcony, value: balconies || said.none },
    { label: said.parking, value: stalls || said.none },
  ].filter(({ value }) => value !== null)
}
