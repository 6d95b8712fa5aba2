import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Building2 from 'lucide-react/icons/building-complex'
import { useState } from 'react'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { words } from '../../messages/building.ts'
import type { ListedUnit } from '../../contract.ts'
import { facadeStatus, unitsOf, type FacadeFloor } from '../../geometry/facade.ts'
import { isHighlighted, type FacadeShow } from '../../highlight.ts'
import { facadeStyles } from '../facade/facade-styles.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { unitAt, unitMark, moveFocusByKey } from '../simulation/unit-focus.ts'

type Props = {
  floors: readonly FacadeFloor<ListedUnit>[]
  floor: number
  /** The highlighted status; other units are dimmed. */
  show: FacadeShow | null
  onFloor: (floor: number) => void
  onOpen: (unit: ListedUnit) => void
  onPoint: (unit: ListedUnit | null) => void
}

/** The units of one floor as cards, with links to the floors above and below. */
export function FloorUnits({ floors, floor, show, onFloor, onOpen, onPoint }: Props) {
  const at = floors.findIndex(({ number }) => number === floor)
  const shown = floors[at]
  const units = shown ? unitsOf(shown) : []
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const active = units.find(({ id }) => id === focusedId)?.id ?? units[0]?.id
  const unitOf = (target: EventTarget) => units.find(({ id }) => id === unitAt(target)?.getAttribute(unitMark))
  const step = (label: string, icon: typeof ArrowUp, to: FacadeFloor<ListedUnit> | undefined) => (
    <IconButton
      outlined
      icon={icon}
      label={label}
      aria-disabled={to === undefined}
      className="aria-disabled:opacity-40"
      onClick={() => to && onFloor(to.number)}
    />
  )
  return (
    <section aria-labelledby="floor-title">
      <div className="mb-4 flex items-center gap-3">
        <div className="mr-auto">
          <h2 id="floor-title" className="serif text-25 leading-7.5">
            {words.floor(floor)}
          </h2>
          <p className="text-sm text-ink-3">
            {words.floorLine(shown?.name ?? words.kinds[shown?.kind ?? 'not_built'], units.length)}
          </p>
        </div>
        {step(words.higher, ArrowUp, floors[at - 1])}
        {step(words.lower, ArrowDown, floors[at + 1])}
      </div>
      {units.length === 0 ? (
        <Empty icon={Building2} help={words.emptyFloorHelp}>
          {words.emptyFloor}
        </Empty>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the buttons inside
        <ul
          aria-label={words.floor(floor)}
          className="grid grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] gap-2.5"
          onKeyDown={moveFocusByKey}
          onFocus={({ target }) => {
            const unit = unitOf(target)
            setFocusedId(unit?.id ?? null)
            onPoint(unit ?? null)
          }}
          onPointerOver={({ target }) => onPoint(unitOf(target) ?? null)}
          onPointerLeave={() => onPoint(null)}
        >
          {units.map((unit) => (
            <li key={unit.id}>
              <FloorCard
                unit={unit}
                isQuiet={show !== null && !isHighlighted(unit, show)}
                isActive={unit.id === active}
                onOpen={onOpen}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type CardProps = { unit: ListedUnit; isQuiet: boolean; isActive: boolean; onOpen: (unit: ListedUnit) => void }

function FloorCard({ unit, isQuiet, isActive, onOpen }: CardProps) {
  const status = facadeStatus(unit)
  return (
    <button
      type="button"
      {...{ [unitMark]: unit.id }}
      tabIndex={isActive ? 0 : -1}
      onClick={() => onOpen(unit)}
      className={classNames(
        'relative grid h-full w-full content-start gap-0.5 overflow-hidden rounded-lg px-3 pt-4 pb-3 text-left transition-shadow duration-[var(--dur-2)]',
        isQuiet ? 'bg-sunken text-ink-2 inset-ring inset-ring-line' : 'bg-surface shadow-card hover:shadow-lift',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames('absolute inset-x-0 top-0', isQuiet ? 'h-0.5' : 'h-1.75', facadeStyles[status])}
      />
      <span className="flex items-baseline gap-1.5">
        <span className="tabular text-base font-[575]">{unit.unitNumber}</span>
        <span className="text-sm text-ink-3">{unit.facing}</span>
      </span>
      <span className="text-sm">{words.bedBath(unit.bedrooms, unit.bathrooms) || unit.unitType}</span>
      <span className="tabular text-sm text-ink-2">{words.feet(unit.squareFootage)}</span>
      <span className="mt-1 text-sm font-[525]">
        {status === 'maintenance' ? words.requests(unit.openRequests) : words.statusOf[status]}
      </span>
    </button>
  )
}
