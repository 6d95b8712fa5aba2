import type { FloorParts } from '#building/floor-settings.ts'
import { floorWords as words } from '#building/messages/floor.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import type { FloorTarget } from './floor-ranges.ts'

type Props = { parts: Pick<FloorParts, 'parking'>; onEdit: (target: FloorTarget) => void }

/** The parking levels; nothing if the building has none. */
export function Levels({ parts: { parking }, onEdit }: Props) {
  if (parking.size === 0) return null
  return (
    <Card title={words.parkingTitle} flush>
      <ul aria-label={words.parkingTitle} className="mt-3 border-t border-line">
        {[...parking].map(([code, { floor, stalls, chargingStalls }]) => (
          <li key={code} className="flex items-center gap-4 px-4.5 py-2 not-first:border-t not-first:border-line">
            <span className="w-12 font-[575]">{code}</span>
            <span className="tabular min-w-0 flex-1 text-sm text-ink-2">
              {words.levelSummary(floor, stalls, chargingStalls)}
            </span>
            <Button
              size="small"
              onClick={() => onEdit({ kind: 'level', code })}
              aria-label={`${words.change}: ${words.editLevel(code)}`}
            >
              {words.change}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
