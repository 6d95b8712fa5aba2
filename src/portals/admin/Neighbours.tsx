import { MapPin, Wrench } from 'lucide-react'
import { useId, useMemo } from 'react'
import { StatusBadge } from '#maintenance/screens/StatusBadge.tsx'
import { useRequests } from '#maintenance/screens/queries.ts'
import { classNames } from '#platform/screens/class-names.ts'
import { useDrawn } from '#platform/screens/use-drawn.ts'
import { words } from '#tower/building-words.ts'
import type { Unit } from '#tower/contract.ts'
import { neighboursOf } from '#tower/neighbours.ts'
import { useModel, useUnits } from '#tower/screens/queries.ts'

type Props = {
  unitId: string
  /** Goes to a neighbour. */
  onUnit: (id: string) => void
  /** Goes to a neighbour's request. */
  onRequest: (id: string) => void
}

/** The homes above, below and beside with what is open there, because water comes from above and noise from everywhere. */
export function Neighbours({ unitId, onUnit, onRequest }: Props) {
  const units = useUnits()
  const model = useModel()
  const drawn = useDrawn()
  const found = useMemo(
    () => (drawn && model.data && units.data ? neighboursOf(model.data, units.data, unitId) : null),
    [drawn, model.data, units.data, unitId],
  )
  const here = found?.riser.find(({ id }) => id === unitId)
  if (!found || !here || found.riser.length + found.beside.length < 2) return null
  const told = [...found.riser, ...found.beside].filter(({ id, openRequests }) => id !== unitId && openRequests > 0)
  const where = (unit: Unit) =>
    unit.floor === here.floor ? words.beside : unit.floor > here.floor ? words.above : words.below
  const line = String(here.slot ?? '').padStart(2, '0')
  return (
    <div className="grid gap-3">
      {found.riser.length > 1 ? (
        <Strip title={words.riser(line)} units={found.riser} here={here} where={where} onUnit={onUnit} />
      ) : null}
      {found.beside.length > 0 ? (
        <Strip title={words.onBothSides} units={found.beside} here={here} where={where} onUnit={onUnit} />
      ) : null}
      {told.length > 0 ? (
        <ul aria-label={words.openNearby} className="grid">
          {told.map((unit) => (
            <OpenRequests key={unit.id} unit={unit} where={where(unit)} onRequest={onRequest} />
          ))}
        </ul>
      ) : null}
    </div>
  )
}

type StripProps = {
  title: string
  units: readonly Unit[]
  here: Unit
  where: (unit: Unit) => string
  onUnit: Props['onUnit']
}

function Strip({ title, units, here, where, onUnit }: StripProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-2 text-sm font-[575]">
        {title}
      </h3>
      <ul className="grid grid-cols-5 gap-1">
        {units.map((unit) => {
          const { id, unitNumber, openRequests } = unit
          const isHere = unit === here
          const told = [unitNumber, isHere ? words.here : where(unit), openRequests > 0 && words.requests(openRequests)]
          const Icon = isHere ? MapPin : openRequests > 0 ? Wrench : null
          return (
            <li key={id} className="min-w-0">
              <button
                type="button"
                aria-current={isHere || undefined}
                onClick={() => onUnit(id)}
                aria-label={told.filter(Boolean).join(', ')}
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

function OpenRequests({ unit, where, onRequest }: { unit: Unit; where: string; onRequest: Props['onRequest'] }) {
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
