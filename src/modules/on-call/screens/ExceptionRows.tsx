import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash'
import { Button } from '#platform/ui/display/Button.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { DateInput } from '#platform/ui/dates/DateInput.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { wallClock } from '#platform/time/wall-clock.ts'
import { onCallWords as words } from '../messages/en.ts'
import type { OnCallException } from '../schemas.ts'

type Props = {
  exceptions: readonly OnCallException[]
  choices: readonly { id: string; name: string }[]
  onChange: (exceptions: OnCallException[]) => void
}

/** Swaps and holidays: a person takes over, or is away, from one day to another. */
export function ExceptionRows({ exceptions, choices, onChange }: Props) {
  const today = wallClock(useNow(), useTimeZone()).day
  const set = (at: number, changes: Partial<OnCallException>) =>
    onChange(exceptions.map((one, place) => (place === at ? { ...one, ...changes } : one)))
  const [first] = choices
  return (
    <div>
      <h3 className="font-semibold">{words.exceptions}</h3>
      {exceptions.length === 0 ? <p className="mt-1 text-sm text-ink-3">{words.noExceptions}</p> : null}
      <ul>
        {exceptions.map((one, at) => (
          <li
            // The rows have no other identity than their place.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            className="flex flex-wrap items-end gap-3 border-t border-line py-2.5 first:border-t-0"
          >
            <Field label={words.who} className="w-48">
              <Select
                choices={choices.map(({ id, name }) => ({ value: id, label: name }))}
                value={one.userId}
                onChange={(userId) => set(at, { userId })}
              />
            </Field>
            <Field label={words.what} className="w-44">
              <Select
                choices={(['takes', 'away'] as const).map((value) => ({ value, label: words.whats[value] }))}
                value={one.what}
                onChange={(what) => set(at, { what })}
              />
            </Field>
            <Field label={words.from} className="w-40">
              <DateInput value={one.from} onChange={(from) => set(at, { from })} />
            </Field>
            <Field label={words.untilDay} className="w-40">
              <DateInput value={one.until} onChange={(until) => set(at, { until })} />
            </Field>
            <IconButton
              icon={Trash}
              label={words.removeException}
              onClick={() => onChange(exceptions.filter((_, place) => place !== at))}
            />
          </li>
        ))}
      </ul>
      {first ? (
        <div className="mt-2">
          <Button
            size="small"
            icon={Plus}
            onClick={() => onChange([...exceptions, { userId: first.id, what: 'takes', from: today, until: today }])}
          >
            {words.addException}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
