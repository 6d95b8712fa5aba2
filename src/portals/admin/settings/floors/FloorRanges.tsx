import type { FloorParts } from '#building/floor-settings.ts'
import { floorWords as words } from '#building/messages/floor.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { type FloorTarget, toRanges } from './floor-ranges.ts'

type Props = { parts: FloorParts; onEdit: (target: FloorTarget) => void }

/** The floors from the top down; consecutive equal floors share a line. */
export function FloorRanges({ parts, onEdit }: Props) {
  return (
    <Card title={words.floorsTitle} flush>
      <p className="px-4.5 pt-1 pb-3 text-sm text-ink-3">{words.floorsLead}</p>
      <ul aria-label={words.floorsTitle} className="border-t border-line">
        {toRanges(parts).map(({ from, to, part, slots }) => (
          <li
            key={to}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4.5 py-2 not-first:border-t not-first:border-line md:grid-cols-[9.375rem_minmax(0,1fr)_minmax(0,1fr)_auto]"
          >
            <span className="tabular font-[575]">{words.floorsOf(from, to)}</span>
            <span className="max-md:col-start-1">
              {part.name ?? <span className="text-ink-3">{words.unnamed}</span>}
            </span>
            <span className="text-sm text-ink-3 max-md:col-start-1">
              {[words.kinds[part.kind], part.layout, slots > 0 ? words.slots(slots) : null].filter(Boolean).join(' · ')}
            </span>
            <Button
              size="small"
              className="max-md:col-start-2 max-md:row-span-3 max-md:row-start-1"
              onClick={() => onEdit({ kind: 'floors', from, to })}
              aria-label={`${words.change}: ${words.floorsOf(from, to)}`}
            >
              {words.change}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
