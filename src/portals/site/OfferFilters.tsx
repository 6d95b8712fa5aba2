import { KeyRound, Tag } from 'lucide-react'
import { facings } from '#building/contract.ts'
import type { Day } from '#platform/dates.ts'
import { bedroomGroups, fits, noWish, priceSteps, traitsOf } from '#units/offers.ts'
import type { Offer } from '#units/offers.ts'
import { useSite } from './language.tsx'
import type { OfferView } from './offer-view.ts'
import { wholeDollars } from './words.ts'

const marks = { sale: Tag, lease: KeyRound }

/** What somebody looks for, and the day whose sun is told. */
export function OfferFilters({
  offers,
  view,
  fitting,
  day,
}: {
  offers: readonly Offer[]
  view: OfferView
  /** How many homes fit. */
  fitting: number
  day: Day | null
}) {
  const { language, words, paths } = useSite()
  const said = words.offers
  const { wish } = view
  const kinds = (['sale', 'lease'] as const).filter((kind) => offers.some((offer) => offer.kind === kind))
  const picks = [
    {
      name: 'bedrooms',
      options: bedroomGroups.map((value, place) => ({ value, label: said.bedroomGroups[place] ?? value })),
    },
    { name: 'facing', options: facings.map((value) => ({ value, label: said.facings[value] })) },
    {
      name: 'price',
      options: kinds.flatMap((kind) =>
        priceSteps(offers, kind).map((step) => ({
          value: `${kind}-${step}`,
          label: said.upTo[kind](wholeDollars(step, language)),
        })),
      ),
    },
  ] as const
  return (
    <form className="offer-filters" method="get" action={paths.availableUnits()}>
      {view.list && <input type="hidden" name="show" value="list" />}
      {view.unit && <input type="hidden" name="unit" value={view.unit} />}
      {kinds.length > 1 && <Kinds offers={offers} view={view} />}
      {picks.map(({ name, options }) => (
        <label key={name} className="pick">
          <span>{said.filters[name]}</span>
          <select name={name} defaultValue={wish[name]}>
            <option value="">{said.any[name]}</option>
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
        href={paths.availableUnits({ ...view, wish: noWish })}
        data-clear
        hidden={Object.values(wish).join('') === ''}
      >
        {said.clear}
      </a>
      <p className="offers-count" role="status" data-count-one={said.count(1)} data-count-many={said.count('{n}')}>
        {said.count(fitting)}
      </p>
      {day && (
        <label className="pick day">
          <span>{said.sun.day}</span>
          <input type="date" name="day" defaultValue={day} min="1901-01-01" max="2099-12-31" required />
        </label>
      )}
    </form>
  )
}

function Kinds({ offers, view: { wish } }: { offers: readonly Offer[]; view: OfferView }) {
  const said = useSite().words.offers
  const count = (kind: string) => offers.filter((offer) => fits(traitsOf(offer), { ...noWish, for: kind })).length
  return (
    <fieldset className="segments kinds">
      <legend>{said.filters.for}</legend>
      {(['', 'sale', 'lease'] as const).map((kind) => {
        const Mark = kind && marks[kind]
        return (
          <label key={kind}>
            <input type="radio" name="for" value={kind} defaultChecked={wish.for === kind} />
            {Mark && <Mark size={14} aria-hidden="true" />}
            {kind ? said.kinds[kind] : said.all} <span>{count(kind)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
