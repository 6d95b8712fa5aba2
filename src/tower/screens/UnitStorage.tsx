import { Archive, Car } from 'lucide-react'
import type { Unit } from '../contract.ts'
import { words } from '../words.ts'

/** Stalls and lockers; of many the first ones. */
export function UnitStorage({ unit, most = 3 }: { unit: Unit; most?: number }) {
  const things = [
    ...unit.parkingAllocation.map((name) => ({ name, kind: words.stall, Icon: Car })),
    ...unit.storageLockers.map((name) => ({ name, kind: words.locker, Icon: Archive })),
  ]
  return (
    <span className="flex min-w-0 gap-1.5 overflow-hidden">
      {things.slice(0, most).map(({ name, kind, Icon }) => (
        <span
          key={`${kind} ${name}`}
          className="tabular inline-flex h-5 shrink-0 items-center gap-1 rounded-sm bg-sunken px-1.5 text-xs text-ink-2"
        >
          <Icon aria-hidden="true" size={12} />
          <span className="sr-only">{kind}</span>
          {name}
        </span>
      ))}
      {things.length > most ? <span className="text-xs text-ink-3">{words.more(things.length - most)}</span> : null}
    </span>
  )
}
