import { KeyRound, Tag } from 'lucide-react'
import { paths } from '#paths.ts'
import { portalDate } from '#platform/dates.ts'
import { traitsOf } from '#units/offers.ts'
import type { Offer } from '#units/offers.ts'
import { wholeDollars, words } from './words.ts'

const said = words.offers

export function OfferCard({ offer, today, hidden }: { offer: Offer; today: string; hidden: boolean }) {
  const { unitNumber, floor, facing, kind, priceCents, monthlyFeeCents } = offer
  const traits = traitsOf(offer)
  const Mark = kind === 'sale' ? Tag : KeyRound
  return (
    <li
      className="offer card"
      hidden={hidden}
      data-kind={traits.kind}
      data-bedrooms={traits.bedrooms}
      data-facing={traits.facing}
      data-price={traits.price}
    >
      <p className={`offer-kind ${kind}`}>
        <Mark size={12} strokeWidth={2} aria-hidden="true" />
        {said.kinds[kind]}
      </p>
      <h2>
        <span>{said.unit}</span> {unitNumber}
      </h2>
      <p className="offer-place">{said.place(floor, facing)}</p>
      <dl className="offer-facts">
        {factsOf(offer).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {offer.headline && <p className="offer-headline">{offer.headline}</p>}
      {offer.description && <p className="offer-words">{offer.description}</p>}
      <p className="offer-from">{availability(offer, today)}</p>
      <div className="offer-foot">
        <p>
          <b>{wholeDollars(priceCents)}</b> {kind === 'lease' && <span>{said.aMonth}</span>}
          {kind === 'sale' && monthlyFeeCents !== null && <span>{said.fee(wholeDollars(monthlyFeeCents))}</span>}
        </p>
        <a
          className="button"
          href={paths.contact({ unit: unitNumber, for: kind })}
          aria-label={said.askAbout(unitNumber)}
        >
          {said.ask}
        </a>
      </div>
    </li>
  )
}

/** Only what is known of the home. */
function factsOf({ bedrooms, bathrooms, squareFootage, balconies, stalls }: Offer) {
  return [
    { label: said.bedrooms, value: bedrooms === 0 ? said.studio : bedrooms },
    { label: said.bathrooms, value: bathrooms },
    { label: said.area, value: squareFootage && said.squareFeet(squareFootage) },
    { label: said.balcony, value: balconies || said.none },
    { label: said.parking, value: stalls || said.none },
  ].filter(({ value }) => value !== null)
}

/** Days are the building's, so nobody's clock moves them. */
const availability = ({ availableFrom }: Offer, today: string) =>
  availableFrom === null || availableFrom <= today ? said.atOnce : said.from(portalDate(availableFrom, 'UTC'))
