import Archive from 'lucide-react/icons/archive'
import Car from 'lucide-react/icons/car'
import type { ListedUnit } from '../contract.ts'
import { words } from '../messages/en.ts'

/** Stalls and lockers, at most `most` of them. */
export function UnitStorage({ unit, most = 3 }: { unit: ListedUnit; most?: number }) {
  const items = [
    ...unit.parkingAllocation.map((name) => ({ name, kind: words.stall, Icon: Car })),
    ...unit.storageLockers.map((name) => ({ name, kind: words.locker, Icon: Archive })),
  ]
  return (
    <span className="flex min-w-0 gap-1.5 overflow-hidden">
      {items.slice(0, most).map(({ name, kind, Icon }) => (
        <span
          key={`${kind} ${name}`}
          className="tabular inline-flex h-5 shrink-0 items-center gap-1 rounded-sm bg-sunken px-1.5 text-xs text-ink-2"
        >
          <Icon aria-hidden="true" size={12} />
          <span className="sr-only">{kind}</span>
          {name}
        </span>
      ))}
      {items.length > most ? <span className="text-xs text-ink-3">{words.more(items.length - most)}</span> : null}
    </span>
  )
}
