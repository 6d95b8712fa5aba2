import { formatWholeMoney } from '#platform/text/whole-money.ts'
import KeyRound from 'lucide-react/icons/key-round'
import Tag from 'lucide-react/icons/tag'
import { facings } from '#building/choices.ts'
import type { Day } from '#platform/time/dates.ts'
import { bedroomGroups, fits, emptyFilter, priceSteps, traitsOf } from '#units/offers.ts'
import type { Offer } from '#units/offers.ts'
import { useSite } from '../shell/language.tsx'
import type { OfferView } from './offer-view.ts'

const marks = { sale: Tag, lease: KeyRound }

/** The filters, and the day whose sun is described. */
export function OfferFilters({
  offers,
  view,
  fitting,
  day,
}: {
  offers: readonly Offer[]
  view: OfferView
  /** The number of matching homes. */
  fitting: number
  day: Day | null
}) {
  const { language, words, paths } = useSite()
  const texts = words.offers
  const { filter } = view
  const kinds = (['sale', 'lease'] as const).filter((kind) => offers.some((offer) => offer.kind === kind))
  const picks = [
    {
      name: 'bedrooms',
      options: bedroomGroups.map((value, place) => ({ value, label: texts.bedroomGroups[place] ?? value })),
    },
    { name: 'facing', options: facings.map((value) => ({ value, label: texts.facings[value] })) },
    {
      name: 'price',
      options: kinds.flatMap((kind) =>
        priceSteps(offers, kind).map((step) => ({
          value: `${kind}-${step}`,
          label: texts.upTo[kind](formatWholeMoney(step, language)),
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
          <span>{texts.filters[name]}</span>
          <select name={name} defaultValue={filter[name]}>
            <option value="">{texts.any[name]}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button className="button primary" type="submit">
        {texts.show}
      </button>
      <a
        className="button"
        href={paths.availableUnits({ ...view, filter: emptyFilter })}
        data-clear
        hidden={Object.values(filter).join('') === ''}
      >
        {texts.clear}
      </a>
      <p className="offers-count" role="status" data-count-one={texts.count(1)} data-count-many={texts.count('{n}')}>
        {texts.count(fitting)}
      </p>
      {day && (
        <label className="pick day">
          <span>{texts.sun.day}</span>
          <input type="date" name="day" defaultValue={day} min="1901-01-01" max="2099-12-31" required />
        </label>
      )}
    </form>
  )
}

/** Each kind with the number of homes that it and the other filters leave. */
function Kinds({ offers, view: { filter } }: { offers: readonly Offer[]; view: OfferView }) {
  const texts = useSite().words.offers
  const count = (kind: string) => offers.filter((offer) => fits(traitsOf(offer), { ...filter, for: kind })).length
  return (
    <fieldset className="segments kinds">
      <legend>{texts.filters.for}</legend>
      {(['', 'sale', 'lease'] as const).map((kind) => {
        const Mark = kind && marks[kind]
        return (
          <label key={kind}>
            <input type="radio" name="for" value={kind} defaultChecked={filter.for === kind} />
            {Mark && <Mark size={14} aria-hidden="true" />}
            {kind ? texts.kinds[kind] : texts.all} <span data-count>{count(kind)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
