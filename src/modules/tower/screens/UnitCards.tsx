import { officeKitWords } from '#platform/language/messages/office.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { SelectBox } from '#platform/ui/lists/selection/SelectBox.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import { useVisibleRows } from '#platform/ui/lists/use-visible-rows.ts'
import { countBalconies } from '#units/rules.ts'
import type { ListedUnit } from '../contract.ts'
import { badgeOf } from '../unit-filter.ts'
import { words } from '../messages/en.ts'
import { UnitStatusBadge } from './UnitStatusBadge.tsx'
import { UnitStorage } from './UnitStorage.tsx'
import { PrimaryResident } from './PrimaryResident.tsx'

/** In rem: a card and the gap below it. */
const cardHeight = 10.25

type Props = {
  units: readonly ListedUnit[]
  onOpen: (id: string) => void
  selection: Selection<ListedUnit>
}

/** The units on a phone. */
export function UnitCards({ units, onOpen, selection }: Props) {
  const { ref, from, to, before, after } = useVisibleRows(units.length, cardHeight)
  return (
    <ul ref={ref} aria-label={words.title} style={{ paddingTop: before, paddingBottom: after }}>
      {units.slice(from, to).map((unit, at) => (
        <li key={unit.id} data-row={unit.id} aria-posinset={from + at + 1} aria-setsize={units.length} className="h-41">
          <UnitCard
            unit={unit}
            onOpen={onOpen}
            isTicked={selection.has(unit.id)}
            onTick={(range) => selection.toggle(unit, units, range)}
          />
        </li>
      ))}
    </ul>
  )
}

type CardProps = {
  unit: ListedUnit
  onOpen: (id: string) => void
  isTicked: boolean
  onTick: (range: boolean) => void
}

function UnitCard({ unit, onOpen, isTicked, onTick }: CardProps) {
  const details = [
    unit.category === 'Commercial' ? unit.unitType : words.bedBath(unit.bedrooms, unit.bathrooms),
    words.size(unit.squareFootage, countBalconies(unit)),
  ]
  return (
    <article
      className={classNames(
        'relative grid h-38.5 content-between rounded-lg px-4 py-3 shadow-card has-[button:active]:bg-hover',
        isTicked ? 'bg-action-soft' : 'bg-surface',
      )}
    >
      <div className="flex items-center gap-2">
        <span className="relative z-1 -my-3">
          <SelectBox label={officeKitWords.selectRow(unit.unitNumber)} checked={isTicked} onToggle={onTick} />
        </span>
        <h2 className="tabular text-17 leading-6 font-[575]">
          <button
            type="button"
            data-row-focus=""
            aria-label={words.viewUnit(unit.unitNumber)}
            onClick={() => onOpen(unit.id)}
            className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {unit.unitNumber}
          </button>
        </h2>
        <span className="truncate text-sm text-ink-3">{words.onFloor(unit.floor, unit.facing)}</span>
        <span className="ml-auto shrink-0">
          <UnitStatusBadge status={badgeOf(unit)} />
        </span>
      </div>
      <p className="line-clamp-2 text-15 leading-5 text-ink-2">{details.filter(Boolean).join(' · ')}</p>
      <div className="min-h-9 text-15">
        <PrimaryResident unit={unit} />
      </div>
      <div className="flex items-center gap-2">
        <UnitStorage unit={unit} most={2} />
        {unit.openRequests > 0 ? (
          <span className="tabular ml-auto shrink-0 text-sm font-[525] text-tone-danger-fg">
            {words.open(unit.openRequests)}
          </span>
        ) : null}
      </div>
    </article>
  )
}
