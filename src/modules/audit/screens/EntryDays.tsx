import { useId } from 'react'
import { dayOf, dashboardDate } from '#platform/time/dates.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import type { AuditEntry } from '../contract.ts'
import { EntryLine } from './EntryLine.tsx'

type Props = { entries: readonly AuditEntry[]; selection: Selection<AuditEntry> }

/** The entries, grouped by day. */
export function EntryDays({ entries, selection }: Props) {
  const zone = useTimeZone()
  return (
    <div className="grid gap-4.5">
      {[...byDay(entries, zone)].map(([day, ofDay]) => (
        <Day
          key={day}
          name={dashboardDate(day, zone)}
          entries={ofDay}
          rows={entries}
          selection={selection}
          zone={zone}
        />
      ))}
    </div>
  )
}

type DayProps = Props & { name: string; rows: readonly AuditEntry[]; zone: string }

function Day({ name, entries, rows, selection, zone }: DayProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1.5 text-sm font-[575] text-ink-2">
        {name}
      </h2>
      <Card flush>
        <ol>
          {entries.map((entry) => (
            <EntryLine key={entry.id} entry={entry} rows={rows} selection={selection} zone={zone} />
          ))}
        </ol>
      </Card>
    </section>
  )
}

function byDay(entries: readonly AuditEntry[], zone: string): Map<string, AuditEntry[]> {
  const days = new Map<string, AuditEntry[]>()
  for (const entry of entries) {
    const day = dayOf(new Date(entry.at), zone)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return days
}
