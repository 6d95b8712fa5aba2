import MapPin from 'lucide-react/icons/map-pin'
import Wrench from 'lucide-react/icons/wrench'
import { useId } from 'react'
import { nameOnFloor } from '#building/rules.ts'
import { StatusBadge } from '#maintenance/requests/screens/StatusBadge.tsx'
import { useRequests } from '#maintenance/requests/screens/queries.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { words } from '#tower/messages/building.ts'
import type { NeighbourUnit } from '#tower/choice-contract.ts'
import { useNeighbours } from '#tower/screens/queries.ts'

type Props = {
  unitId: string
  /** Opens a neighbour. */
  onUnit: (id: string) => void
  /** Opens a neighbour's request. */
  onRequest: (id: string) => void
}

/** The homes above, below and beside with their open requests, because water and noise come from neighbours. */
export function Neighbours({ unitId, onUnit, onRequest }: Props) {
  const found = useNeighbours(unitId).data
  const current = found?.riser.find(({ id }) => id === unitId)
  if (!found || !current || found.riser.length + found.adjacent.length < 2) return null
  const text = [...found.riser, ...found.adjacent].filter(({ id, openRequests }) => id !== unitId && openRequests > 0)
  const where = (unit: NeighbourUnit) =>
    unit.floor === current.floor ? words.beside : unit.floor > current.floor ? words.above : words.below
  const ownName = nameOnFloor(current.unitNumber, current.floor)
  const line = ownName === current.unitNumber ? String(current.slot ?? '').padStart(2, '0') : ownName
  return (
    <div className="grid gap-3">
      {found.riser.length > 1 ? (
        <Strip
          title={found.riserName === null ? words.riser(line) : words.namedRiser(found.riserName)}
          units={found.riser}
          current={current}
          where={where}
          onUnit={onUnit}
        />
      ) : null}
      {found.adjacent.length > 0 ? (
        <Strip title={words.onBothSides} units={found.adjacent} current={current} where={where} onUnit={onUnit} />
      ) : null}
      {text.length > 0 ? (
        <ul aria-label={words.openNearby} className="grid">
          {text.map((unit) => (
            <OpenRequests key={unit.id} unit={unit} where={where(unit)} onRequest={onRequest} />
          ))}
        </ul>
      ) : null}
    </div>
  )
}

type StripProps = {
  title: string
  units: readonly NeighbourUnit[]
  current: NeighbourUnit
  where: (unit: NeighbourUnit) => string
  onUnit: Props['onUnit']
}

function Strip({ title, units, current, where, onUnit }: StripProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-2 text-sm font-[575]">
        {title}
      </h3>
      <ul className="grid grid-cols-5 gap-1">
        {units.map((unit) => {
          const { id, unitNumber, openRequests } = unit
          const isHere = unit === current
          const text = [unitNumber, isHere ? words.here : where(unit), openRequests > 0 && words.requests(openRequests)]
          const Icon = isHere ? MapPin : openRequests > 0 ? Wrench : null
          return (
            <li key={id} className="min-w-0">
              <button
                type="button"
                aria-current={isHere || undefined}
                onClick={() => onUnit(id)}
                aria-label={text.filter(Boolean).join(', ')}
                className={classNames(
                  'tabular flex h-8 w-full items-center justify-center gap-0.5 rounded-md px-0.5 text-xs max-md:h-11',
                  isHere
                    ? 'bg-surface font-semibold outline-2 -outline-offset-2 outline-focus'
                    : openRequests > 0
                      ? 'bg-st-maintenance-bg font-semibold text-st-maintenance-fg inset-ring inset-ring-st-maintenance-line'
                      : 'bg-hover text-ink-2 inset-ring inset-ring-line hover:text-ink',
                )}
              >
                <span className="min-w-0 truncate">{unitNumber}</span>
                {Icon ? <Icon aria-hidden="true" size={10} /> : null}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function OpenRequests({
  unit,
  where,
  onRequest,
}: {
  unit: NeighbourUnit
  where: string
  onRequest: Props['onRequest']
}) {
  const open = useRequests({ unitId: unit.id, status: 'open', limit: 3 })
  return open.data?.rows.map(({ id, title, status }) => (
    <li key={id} className="border-t border-line first:border-t-0">
      <button
        type="button"
        onClick={() => onRequest(id)}
        className="grid w-full gap-1 rounded-sm py-2 text-left text-sm hover:text-action-ink max-md:min-h-11"
      >
        <span className="text-ink-3">
          <span className="tabular font-[575] text-ink-2">{unit.unitNumber}</span> {where.toLowerCase()}
        </span>
        <span className="line-clamp-2 font-[525]">{title}</span>
        <span>
          <StatusBadge status={status} />
        </span>
      </button>
    </li>
  ))
}
