import { formatWholeMoney } from '#platform/text/whole-money.ts'
import KeyRound from 'lucide-react/icons/key-round'
import Tag from 'lucide-react/icons/tag'
import { portalDate } from '#platform/time/dates.ts'
import { localeOf } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import { traitsOf } from '#units/offers.ts'
import type { Offer } from '#units/offers.ts'
import { FloorKey } from './FloorKey.tsx'
import { HomePlan } from '../pages/HomePlan.tsx'
import { useSite } from '../shell/language.tsx'
import type { PlacedOffer, SunlitDay } from './offer-places.ts'
import { SunPath } from './SunPath.tsx'
import type { SiteWords } from '../messages/en.ts'

/** One home: size, plan, place, sun and cost. */
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
  const texts = words.offers
  const { unitNumber, floor, facing, kind, priceCents, monthlyFeeCents } = offer
  const traits = traitsOf(offer)
  const facts = factsOf(offer, texts, language)
  // Compared as the building's days, so that the server's and the browser's time zones do not matter.
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
            {texts.kinds[kind]}
          </p>
          <h2>
            <span>{texts.unit}</span> {unitNumber}
          </h2>
          <p className="offer-place">{texts.place(floor, facing && texts.facings[facing])}</p>
          {offer.headline && <p className="offer-headline">{offer.headline}</p>}
        </div>
        {shape && <FloorKey shape={shape} orientation={orientation} unit={unitNumber} />}
      </div>
      {facts.length > 0 && (
        <dl className="offer-facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {offer.bedrooms !== null && offer.squareFootage !== null && (
        <figure className="offer-plan">
          <HomePlan offer={offer} shape={shape} />
          <figcaption>{texts.plan.note}</figcaption>
        </figure>
      )}
      {outlooks.length > 0 && sunlit && <SunPath outlooks={outlooks} sunlit={sunlit} />}
      <p className="offer-from">
        {isFree ? texts.atOnce : texts.from(portalDate(offer.availableFrom, 'UTC', language))}
      </p>
      <div className="offer-foot">
        <p>
          <b>{formatWholeMoney(priceCents, language)}</b> {kind === 'lease' && <span>{texts.aMonth}</span>}
          {kind === 'sale' && monthlyFeeCents !== null && (
            <span>{texts.fee(formatWholeMoney(monthlyFeeCents, language))}</span>
          )}
        </p>
        <a
          className="button primary"
          href={paths.contact({ unit: unitNumber, for: kind })}
          aria-label={texts.inquireAbout(unitNumber)}
        >
          {texts.inquire}
        </a>
      </div>
      {offer.description && <p className="offer-words">{offer.description}</p>}
    </li>
  )
}

function factsOf(
  { bedrooms, bathrooms, squareFootage, balconies, stalls }: Offer,
  text: SiteWords['offers'],
  language: Language,
) {
  return [
    { label: text.bedrooms, value: bedrooms === 0 ? text.studio : bedrooms },
    { label: text.bathrooms, value: bathrooms?.toLocaleString(localeOf(language)) ?? null },
    { label: text.area, value: squareFootage && text.squareFeet(squareFootage) },
    { label: text.balcony, value: balconies === 0 ? text.none : balconies },
    { label: text.parking, value: stalls === 0 ? text.none : stalls },
  ].filter(({ value }) => value !== null)
}
