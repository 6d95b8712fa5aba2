import { useState } from 'react'
import { type OfficeHoursRecord, settingsOfHours } from '#building/hours-contract.ts'
import { hoursWords as words, nameOfHours } from '#building/hours-words.ts'
import { useOfficeHours, useSetOfficeHours } from '#building/screens/hours-queries.ts'
import { dayOf } from '#platform/dates.ts'
import { Button } from '#platform/screens/Button.tsx'
import { Card } from '#platform/screens/Card.tsx'
import { useNow } from '#platform/screens/use-now.ts'
import { useUnsaved } from '#platform/screens/unsaved.ts'
import { changedFields } from '#settings/changed-field.ts'
import { ChangePreview } from '#settings/screens/ChangePreview.tsx'
import type { TellChange } from '#settings/screens/RecentChanges.tsx'
import { Holidays } from './Holidays.tsx'
import { draftOf, faultOf, type HoursDraft, hoursOf } from './hours-draft.ts'
import { Week } from './Week.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'

/** When the office is open, and its holidays. */
export function Hours() {
  const hours = useOfficeHours()
  return (
    <SettingsGroup area="hours" tell={tellHours} on={hours} loading={words.loading}>
      {hours.data ? <Editor key={hours.data.version} held={hours.data} /> : null}
    </SettingsGroup>
  )
}

function Editor({ held }: { held: OfficeHoursRecord }) {
  const [draft, setDraft] = useState<HoursDraft>(() => draftOf(held))
  const [tried, setTried] = useState(false)
  const [looking, setLooking] = useState(false)
  const making = useSetOfficeHours()
  const now = useNow()
  const wanted = hoursOf(draft)
  const fields = changedFields(settingsOfHours(held), settingsOfHours(wanted), nameOfHours, hoursInWords)
  const faults = tried ? faultOf(draft) : {}
  useUnsaved(fields.length > 0)
  const look = () => {
    setTried(true)
    making.reset()
    if (Object.keys(faultOf(draft)).length === 0) setLooking(true)
  }
  return (
    <>
      <div className="grid items-start gap-[18px] lg:grid-cols-2">
        <Card title={words.hoursTitle}>
          <p className="-mt-2 mb-3 text-sm text-ink-3">
            {words.hoursLead} {words.zone(held.timeZone)}
          </p>
          <Week days={draft.days} faults={faults} onChange={(days) => setDraft({ ...draft, days })} />
        </Card>
        <Card title={words.holidaysTitle}>
          <p className="-mt-2 mb-3 text-sm text-ink-3">{words.holidaysLead}</p>
          <Holidays
            today={dayOf(now, held.timeZone)}
            holidays={draft.holidays}
            faults={faults}
            onChange={(holidays) => setDraft({ ...draft, holidays })}
          />
        </Card>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="primary" onClick={look} disabledBecause={fields.length === 0 ? words.nothingChanged : null}>
          {words.look}
        </Button>
        {fields.length > 0 ? (
          <Button
            look="plain"
            onClick={() => {
              setDraft(draftOf(held))
              setTried(false)
            }}
          >
            {words.back}
          </Button>
        ) : null}
      </div>
      <ChangePreview
        open={looking}
        onClose={() => setLooking(false)}
        fields={fields}
        note={words.keeps}
        making={making}
        onConfirm={() =>
          making.mutate({ version: held.version, hours: wanted }, { onSuccess: () => setLooking(false) })
        }
      />
    </>
  )
}

const tellHours: TellChange = ({ before, after }) => changedFields(before, after, nameOfHours, hoursInWords)

function hoursInWords(value: unknown, key: string): string {
  if (typeof value === 'string') return value
  if (value === undefined) return key.startsWith('weekday') ? words.closed : ''
  const { opens, closes } = value as { opens: string; closes: string }
  return words.span(opens, closes)
}
