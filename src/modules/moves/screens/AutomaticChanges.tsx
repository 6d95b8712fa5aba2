import { Card } from '#platform/ui/display/Card.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { dashboardDate } from '#platform/time/dates.ts'
import { words } from '../messages/en.ts'
import type { AutomaticChange } from '../timeline.ts'
import { namesOf } from './names.ts'

/** What the program does by itself, and when. */
export function AutomaticChanges({ changes }: { changes: readonly AutomaticChange[] }) {
  const zone = useTimeZone()
  if (changes.length === 0) return null
  return (
    <Card title={words.automatic} action={<span className="text-sm text-ink-3">{words.buildingTime}</span>}>
      <ol className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 text-sm">
        {changes.map(({ day, at, move, what }) => (
          <li
            key={`${move.id} ${what}`}
            className="col-span-2 grid grid-cols-subgrid border-t border-line py-2.5 first:border-t-0 first:pt-0 last:pb-0"
          >
            <span className="tabular">
              <span className="block text-ink-3">{words.automaticAt[at]}</span>
              <span className="block font-semibold">{dashboardDate(day, zone)}</span>
            </span>
            <ul className="grid gap-1 text-ink-2">
              {linesOf(move, what).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function linesOf(move: AutomaticChange['move'], what: AutomaticChange['what']): string[] {
  const names = namesOf(move.tenants)
  if (what === 'undo_ends') return [words.undoEnds(names)]
  const home = (what === 'begins' ? move.toUnit : null) ?? move.unit
  if (what === 'begins')
    return [words.become(names, home.unitNumber), words.newCodeShows[home.doorCode]].filter((line) => line !== null)
  const items = move.tenants.flatMap(({ parkingStalls, lockerNumbers }) => [...parkingStalls, ...lockerNumbers])
  return [
    move.kind === 'transfer' ? words.leave(names, home.unitNumber) : words.becomeFormer(names),
    words.codesStop[home.doorCode],
    ...(move.kind === 'move_out' && items.length > 0 ? [words.freeAgain(items.join(', '))] : []),
  ]
}
