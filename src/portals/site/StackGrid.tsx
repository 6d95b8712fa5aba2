import type { Facing } from '#building/contract.ts'
import type { BuildingModel, ModelFloor } from '#building/model.ts'
import { unitNumberOf } from '#building/rules.ts'
import { fits, traitsOf } from '#units/offers.ts'
import { useSite } from './language.tsx'
import type { PlacedOffer } from './offer-places.ts'
import type { OfferView } from './offer-view.ts'
import { wholeDollars } from './words.ts'

const twoDigits = (n: number) => String(n).padStart(2, '0')

/** Floors down, stacks across; a home on the market is a link to its card. Units without a place of their own end their floor's row. */
export function StackGrid({
  placed,
  model,
  view,
}: {
  placed: readonly PlacedOffer[]
  model: BuildingModel
  view: OfferView
}) {
  const said = useSite().words.offers
  const offered = new Set(placed.map(({ offer }) => offer.floor))
  const floors = model.floors.filter(({ kind, number }) => kind === 'residential' || offered.has(number)).toReversed()
  const columns = Math.max(0, ...floors.map(({ slots }) => slots.length))
  const led = leadingFloors(floors)
  const others = (floor: number) => placed.filter(({ offer, shape }) => offer.floor === floor && !shape)
  const strays = placed.some(({ shape }) => !shape)
  const chosenFloor = placed.find(({ offer }) => offer.unitNumber === view.unit)?.offer.floor
  return (
    <div className="stacks">
      <div className="stacks-scroll">
        <table data-stacks data-empty={said.stack.empty('{unit}')}>
          <caption>{said.stack.title}</caption>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {said.stack.floor}
              </th>
              {led &&
                facingGroups(led.floor).map(({ facing, from, count }) => (
                  <th key={from} scope="colgroup" colSpan={count}>
                    {said.facings[facing]}
                  </th>
                ))}
            </tr>
            <tr>
              {Array.from({ length: columns }, (_, i) => (
                <th key={i} scope="col">
                  {twoDigits(i + 1)}
                </th>
              ))}
              {strays && <th scope="col">{said.stack.other}</th>}
            </tr>
          </thead>
          <tbody>
            {floors.map((floor) => (
              <tr key={floor.number} data-row={floor.number} data-on={floor.number === chosenFloor ? '' : undefined}>
                <th scope="row">{floor.number}</th>
                {floor.slots.map(({ slot, facing }, i) => (
                  <Cell
                    key={slot}
                    unit={unitNumberOf(floor.number, slot)}
                    homes={placed.filter(({ shape }) => shape?.floor === floor && shape.slot.slot === slot)}
                    turns={i > 0 && facing !== floor.slots[i - 1]?.facing}
                    view={view}
                  />
                ))}
                {strays && floor.slots.length < columns && (
                  <td className="none" colSpan={columns - floor.slots.length}>
                    {said.stack.noMore}
                  </td>
                )}
                {strays && (
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
            {said.kinds[kind]}
          </li>
        ))}
        <li>
          <i />
          {said.stack.not}
        </li>
      </ul>
      <p className="stacks-note">
        {led && <span>{said.stack.follows(led.from, led.to)}. </span>}
        <span className="stacks-keys">{said.stack.keys}</span>
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

/** One link for a home, also where it is to buy and to rent. */
function Home({ homes, view }: { homes: Homes; view: OfferView }) {
  const { language, words, paths } = useSite()
  const said = words.offers
  const { unitNumber } = homes[0]!.offer
  const isOff = homes.every(({ offer }) => !fits(traitsOf(offer), view.wish))
  return (
    <a
      className={homes.map(({ offer }) => offer.kind).join(' ')}
      href={paths.availableUnits({ ...view, unit: unitNumber })}
      data-unit={unitNumber}
      data-off={isOff ? '' : undefined}
      aria-current={unitNumber === view.unit ? 'true' : undefined}
      aria-label={homes
        .map(({ offer }) =>
          said.stack.cell(unitNumber, said.kinds[offer.kind], wholeDollars(offer.priceCents, language)),
        )
        .join('; ')}
    />
  )
}

/** The group of floors that most homes belong to: what the columns' names follow. */
function leadingFloors(floors: readonly ModelFloor[]) {
  const groups = Map.groupBy(floors, ({ layout, slots }) => layout ?? String(slots.length))
  const largest = [...groups.values()].sort(
    (a, b) => b.length * (b[0]?.slots.length ?? 0) - a.length * (a[0]?.slots.length ?? 0),
  )[0]
  const numbers = largest?.map(({ number }) => number) ?? []
  const [floor] = largest ?? []
  return floor && floor.slots.length > 0 ? { floor, from: Math.min(...numbers), to: Math.max(...numbers) } : null
}

function facingGroups({ slots }: ModelFloor) {
  const groups: { facing: Facing; from: number; count: number }[] = []
  for (const { facing, slot } of slots) {
    const last = groups.at(-1)
    if (last?.facing === facing) last.count += 1
    else groups.push({ facing, from: slot, count: 1 })
  }
  return groups
}
