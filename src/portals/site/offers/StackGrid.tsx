import { formatWholeMoney } from '#platform/text/whole-money.ts'
import type { Facing } from '#building/choices.ts'
import type { BuildingModel, ModelFloor } from '#building/model.ts'
import { nameOnFloor, unitNumberOf } from '#building/rules.ts'
import { fits, traitsOf } from '#units/offers.ts'
import { useSite } from '../shell/language.tsx'
import type { PlacedOffer } from './offer-places.ts'
import type { OfferView } from './offer-view.ts'

const twoDigits = (n: number) => String(n).padStart(2, '0')

/** Floors down, stacks across; a home on the market links to its card. Units without a stack end their floor's row. */
export function StackGrid({
  placed,
  model,
  view,
}: {
  placed: readonly PlacedOffer[]
  model: BuildingModel
  view: OfferView
}) {
  const texts = useSite().words.offers
  const offered = new Set(placed.map(({ offer }) => offer.floor))
  const floors = model.floors.filter(({ kind, number }) => kind === 'residential' || offered.has(number)).toReversed()
  const columns = Math.max(0, ...floors.map(({ slots }) => slots.length))
  const leading = leadingFloors(floors)
  const others = (floor: number) => placed.filter(({ offer, shape }) => offer.floor === floor && !shape)
  const hasUnplaced = placed.some(({ shape }) => !shape)
  const chosenFloor = placed.find(({ offer }) => offer.unitNumber === view.unit)?.offer.floor
  return (
    <div className="stacks">
      <div className="stacks-scroll">
        <table data-stacks data-empty={texts.stack.empty('{unit}')}>
          <caption>{texts.stack.title}</caption>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {texts.stack.floor}
              </th>
              {leading &&
                facingGroups(leading.floor).map(({ facing, from, count }) => (
                  <th key={from} scope="colgroup" colSpan={count} aria-label={texts.facings[facing]}>
                    {count === 1 && columns > roomyColumns ? texts.facings[facing].charAt(0) : texts.facings[facing]}
                  </th>
                ))}
            </tr>
            <tr>
              {Array.from({ length: columns }, (_, i) => (
                <th key={i} scope="col">
                  {slotName(leading?.floor, i)}
                </th>
              ))}
              {hasUnplaced && <th scope="col">{texts.stack.other}</th>}
            </tr>
          </thead>
          <tbody>
            {floors.map((floor) => (
              <tr key={floor.number} data-row={floor.number} data-on={floor.number === chosenFloor ? '' : undefined}>
                <th scope="row">{floor.number}</th>
                {floor.slots.map(({ slot, facing, unitNumber }, i) => (
                  <Cell
                    key={slot}
                    unit={unitNumber ?? unitNumberOf(floor.number, slot)}
                    homes={placed.filter(({ shape }) => shape?.floor === floor && shape.slot.slot === slot)}
                    turns={i > 0 && facing !== floor.slots[i - 1]?.facing}
                    view={view}
                  />
                ))}
                {hasUnplaced && floor.slots.length < columns && (
                  <td className="none" colSpan={columns - floor.slots.length}>
                    {texts.stack.noMore}
                  </td>
                )}
                {hasUnplaced && (
                  <td className="none">
                    {others(floor.number).map((one) => (
                      <Home key={`${one.offer.unitNumber} ${one.offer.kind}`} homes={[one]} view={view} />
                    ))}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="stacks-legend">
        {(['sale', 'lease'] as const).map((kind) => (
          <li key={kind}>
            <i className={kind} />
            {texts.kinds[kind]}
          </li>
        ))}
        <li>
          <i />
          {texts.stack.not}
        </li>
      </ul>
      <p className="stacks-note">
        {leading && <span>{texts.stack.follows(leading.from, leading.to)}. </span>}
        <span className="stacks-keys">{texts.stack.keys}</span>
      </p>
    </div>
  )
}

type Homes = readonly PlacedOffer[]

function Cell({ unit, homes, turns, view }: { unit: string; homes: Homes; turns: boolean; view: OfferView }) {
  return (
    <td className={turns ? 'turns' : undefined} data-cell={homes.length > 0 ? undefined : unit}>
      {homes.length > 0 && <Home homes={homes} view={view} />}
    </td>
  )
}

/** One link per home, also if it is both for sale and for rent. */
function Home({ homes, view }: { homes: Homes; view: OfferView }) {
  const { language, words, paths } = useSite()
  const texts = words.offers
  const { unitNumber } = homes[0]!.offer
  const isOff = homes.every(({ offer }) => !fits(traitsOf(offer), view.filter))
  return (
    <a
      className={homes.map(({ offer }) => offer.kind).join(' ')}
      href={paths.availableUnits({ ...view, unit: unitNumber })}
      data-unit={unitNumber}
      data-off={isOff ? '' : undefined}
      aria-current={unitNumber === view.unit ? 'true' : undefined}
      aria-label={homes
        .map(({ offer }) =>
          texts.stack.cell(unitNumber, texts.kinds[offer.kind], formatWholeMoney(offer.priceCents, language)),
        )
        .join('; ')}
    />
  )
}

/** What the number of a unit says beside its floor: `03` of 2103, `A03` of A2103. */
function slotName(floor: ModelFloor | undefined, place: number) {
  const slot = floor?.slots[place]
  const unit = slot && (slot.unitNumber ?? unitNumberOf(floor.number, slot.slot))
  return unit ? nameOnFloor(unit, floor.number) : twoDigits(place + 1)
}

/** The group of floors with the most homes, which determines the names of the columns. */
function leadingFloors(floors: readonly ModelFloor[]) {
  const groups = Map.groupBy(floors, ({ layout, slots }) => layout ?? String(slots.length))
  const biggestGroup = [...groups.values()].sort(
    (a, b) => b.length * (b[0]?.slots.length ?? 0) - a.length * (a[0]?.slots.length ?? 0),
  )[0]
  const numbers = biggestGroup?.map(({ number }) => number) ?? []
  const [floor] = biggestGroup ?? []
  return floor && floor.slots.length > 0 ? { floor, from: Math.min(...numbers), to: Math.max(...numbers) } : null
}

/** With more columns, the name of a direction has no room above a single one. */
const roomyColumns = 8

function facingGroups({ slots }: ModelFloor) {
  const groups: { facing: Facing; from: number; count: number }[] = []
  for (const { facing, slot } of slots) {
    const last = groups.at(-1)
    if (last?.facing === facing) last.count += 1
    else groups.push({ facing, from: slot, count: 1 })
  }
  return groups
}
