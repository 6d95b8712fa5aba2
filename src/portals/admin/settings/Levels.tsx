import type { FloorParts } from '#building/floor-settings.ts'
import { floorWords as words } from '#building/floor-words.ts'
import { Button } from '#platform/screens/Button.tsx'
import { Card } from '#platform/screens/Card.tsx'
import type { AskedFloors } from './floor-ranges.ts'

type Props = { parts: Pick<FloorParts, 'parking'>; onAsk: (asked: AskedFloors) => void }

/** The parking levels; nothing where the building has none. */
export function Levels({ parts: { parking }, onAsk }: Props) {
  if (parking.size === 0) return null
  return (
    <Card title={words.parkingTitle} flush>
      <ul aria-label={words.parkingTitle} className="mt-3 border-t border-line">
        {[...parking].map(([code, { floor, stalls, chargingStalls }]) => (
          <li key={code} className="flex items-center gap-4 px-[18px] py-2 not-first:border-t not-first:border-line">
            <span className="w-12 font-[575]">{code}</span>
            <span className="tabular min-w-0 flex-1 text-sm text-ink-2">
              {words.levelTold(floor, stalls, chargingStalls)}
            </span>
            <Button
              size="small"
              onClick={() => onAsk({ kind: 'level', code })}
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
