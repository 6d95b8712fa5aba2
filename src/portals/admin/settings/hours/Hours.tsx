import { useState } from 'react'
import type { OfficeHoursRecord } from '#building/hours-contract.ts'
import { holidayRegionKey } from '#building/choices.ts'
import { toHoursSettings } from '#building/rules.ts'
import { hoursWords as words, nameOfHours } from '#building/messages/hours.ts'
import { useOfficeHours, useSetOfficeHours } from '#building/screens/hours-queries.ts'
import { dayOf } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useUnsaved } from '#platform/ui/forms/unsaved.ts'
import { changedFields } from '#settings/changed-field.ts'
import { ChangePreview } from '#settings/screens/ChangePreview.tsx'
import type { DescribeChange } from '#settings/screens/RecentChanges.tsx'
import { Holidays } from './Holidays.tsx'
import { draftOf, faultOf, type HoursDraft, hoursOf } from './hours-draft.ts'
import { Week } from './Week.tsx'
import { SettingsGroup } from '../SettingsGroup.tsx'

/** The office hours and the holidays. */
export function Hours() {
  const hours = useOfficeHours()
  return (
    <SettingsGroup area="hours" describe={describeHoursChanges} on={hours} loading={words.loading}>
      {hours.data ? <Editor key={hours.data.version} current={hours.data} /> : null}
    </SettingsGroup>
  )
}

function Editor({ current }: { current: OfficeHoursRecord }) {
  const [draft, setDraft] = useState<HoursDraft>(() => draftOf(current))
  const [tried, setTried] = useState(false)
  const [isPreviewing, setIsPreviewing] = useState(false)
  const mutation = useSetOfficeHours()
  const now = useNow()
  const input = hoursOf(draft)
  const fields = changedFields(toHoursSettings(current), toHoursSettings(input), nameOfHours, formatOpeningHours)
  const faults = tried ? faultOf(draft) : {}
  useUnsaved(fields.length > 0)
  const preview = () => {
    setTried(true)
    mutation.reset()
    if (Object.keys(faultOf(draft)).length === 0) setIsPreviewing(true)
  }
  return (
    <>
      <div className="grid items-start gap-4.5 lg:grid-cols-2">
        <Card title={words.hoursTitle}>
          <p className="-mt-2 mb-3 text-sm text-ink-3">
            {words.hoursLead} {words.zone(current.timeZone)}
          </p>
          <Week days={draft.days} faults={faults} onChange={(days) => setDraft({ ...draft, days })} />
        </Card>
        <Card title={words.holidaysTitle}>
          <p className="-mt-2 mb-3 text-sm text-ink-3">{words.holidaysLead}</p>
          <Holidays
            today={dayOf(now, current.timeZone)}
            holidays={draft.holidays}
            region={draft.holidayRegion === current.holidayRegion ? null : draft.holidayRegion}
            faults={faults}
            onChange={(holidays) => setDraft({ ...draft, holidays })}
            onRegionChange={(holidayRegion) => setDraft({ ...draft, holidayRegion })}
          />
        </Card>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" onClick={preview} disabledBecause={fields.length === 0 ? words.nothingChanged : null}>
          {words.look}
        </Button>
        {fields.length > 0 ? (
          <Button
            variant="plain"
            onClick={() => {
              setDraft(draftOf(current))
              setTried(false)
            }}
          >
            {words.back}
          </Button>
        ) : null}
      </div>
      <ChangePreview
        open={isPreviewing}
        onClose={() => setIsPreviewing(false)}
        fields={fields}
        note={words.keeps}
        mutation={mutation}
        onConfirm={() =>
          mutation.mutate({ version: current.version, hours: input }, { onSuccess: () => setIsPreviewing(false) })
        }
      />
    </>
  )
}

const describeHoursChanges: DescribeChange = ({ before, after }) =>
  changedFields(before, after, nameOfHours, formatOpeningHours)

function formatOpeningHours(value: unknown, key: string): string {
  if (typeof value === 'string') return key === holidayRegionKey ? words.regionOf(value) : value
  if (key === holidayRegionKey) return words.regionOfAddress
  if (value === undefined) return key.startsWith('weekday') ? words.closed : ''
  const { opens, closes } = value as { opens: string; closes: string }
  return words.span(opens, closes)
}
