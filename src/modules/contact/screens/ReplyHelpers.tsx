import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Building2 from 'lucide-react/icons/building-complex'
import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { type ReplyHelp, tourQuestion, tourTime, unitLine } from '../reply-help.ts'
import { helpWords as words } from '../messages/reply.ts'
import { useReplyHelp } from './queries.ts'

type Helper = 'units' | 'times'

/** Inserts published homes and visiting times into the reply. */
export function ReplyHelpers({ onInsert }: { onInsert: (piece: string) => void }) {
  const [open, setOpen] = useState<Helper | null>(null)
  const help = useReplyHelp(open !== null)
  const insert = (piece: string) => {
    setOpen(null)
    onInsert(piece)
  }
  const toggle = (helper: Helper) => ({
    'aria-expanded': open === helper,
    onClick: () => setOpen(open === helper ? null : helper),
  })
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon={Building2} {...toggle('units')}>
          {words.insertUnits}
        </Button>
        <Button size="small" icon={CalendarPlus} {...toggle('times')}>
          {words.offerTime}
        </Button>
      </div>
      {open === null ? null : help.data === undefined ? (
        <Waiting on={help} words={words.loading} failed={words.notLoaded} />
      ) : open === 'units' ? (
        <Units units={help.data.units} onInsert={insert} />
      ) : (
        <Times times={help.data.tourTimes} onInsert={insert} />
      )}
    </div>
  )
}

function Units({ units, onInsert }: { units: ReplyHelp['units']; onInsert: (piece: string) => void }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  if (units.length === 0) return <p className="text-ink-3">{words.noUnits}</p>
  const lines = units.map(unitLine)
  return (
    <div className="grid justify-items-start gap-2.5">
      <ul
        aria-label={words.units}
        className="scroll-quiet max-h-44 w-full overflow-y-auto rounded-md border border-line px-3 py-1"
      >
        {lines.map((line) => (
          <li key={line}>
            <label className="flex min-h-8 cursor-pointer items-start gap-2.5 py-1.5 text-sm max-md:min-h-11">
              <input
                type="checkbox"
                className="mt-0.5 size-4 shrink-0 accent-(--action)"
                checked={chosen.includes(line)}
                onChange={({ target }) =>
                  setChosen(lines.filter((one) => (one === line ? target.checked : chosen.includes(one))))
                }
              />
              {line}
            </label>
          </li>
        ))}
      </ul>
      <Button
        size="small"
        variant="soft"
        disabledBecause={chosen.length === 0 ? words.chooseUnits : null}
        onClick={() => onInsert(chosen.join('\n'))}
      >
        {words.insert(chosen.length)}
      </Button>
    </div>
  )
}

function Times({ times, onInsert }: { times: readonly string[]; onInsert: (piece: string) => void }) {
  const timeZone = useTimeZone()
  if (times.length === 0) return <p className="text-ink-3">{words.noTimes}</p>
  return (
    <ul aria-label={words.times} className="flex flex-wrap gap-2">
      {times.map((at) => (
        <li key={at}>
          <Button size="small" variant="soft" onClick={() => onInsert(tourQuestion(at, timeZone))}>
            {tourTime(at, timeZone)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
