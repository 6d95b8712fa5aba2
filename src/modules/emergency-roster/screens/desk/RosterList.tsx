import PawPrint from 'lucide-react/icons/paw-print'
import { dashboardDate } from '#platform/time/dates.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { PhoneLink } from '#platform/ui/display/PhoneLink.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { english } from '../../messages/en.ts'
import { rosterScreenWords as words } from '../../messages/screens.ts'
import { groupByFloor } from '../../rules.ts'
import type { RosterEntry } from '../../sealed-shapes.ts'
import { helpIcons } from './help-icons.ts'

/** The roster by floor, the highest first. */
export function RosterList({ entries }: { entries: readonly RosterEntry[] }) {
  if (entries.length === 0) return <Empty help={words.noEntriesHelp}>{words.noEntries}</Empty>
  return (
    <>
      {groupByFloor(entries).map(({ floor, entries: onFloor }) => (
        <section key={floor} aria-label={words.floor(String(floor))}>
          <h3 className="flex justify-between gap-3 bg-sunken px-4.5 py-1.5 text-sm font-[575] max-md:px-4">
            {words.floor(String(floor))}
            <span className="tabular font-normal text-ink-3">{words.people(onFloor.length)}</span>
          </h3>
          <ul>
            {onFloor.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function EntryRow({ entry: { unitNumber, fullName, phone, needs, note, pets, updatedAt } }: { entry: RosterEntry }) {
  const timeZone = useTimeZone()
  return (
    <li className="flex gap-4 border-t border-line px-4.5 py-3 first:border-t-0 max-md:px-4">
      <span className="tabular w-14 shrink-0 text-18 leading-6 font-semibold">{unitNumber}</span>
      <span className="grid min-w-0 flex-1 gap-1.5">
        <span className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
          <span className="font-medium wrap-anywhere">{fullName}</span>
          {phone ? (
            <PhoneLink phone={phone} className="inline-flex min-h-6 items-center text-action-ink hover:underline" />
          ) : null}
        </span>
        <span className="flex flex-wrap gap-1.5 empty:hidden">
          {needs.map((kind) => (
            <Badge key={kind} tone={kind === 'oxygen' ? 'danger' : 'warning'} icon={helpIcons[kind]}>
              {english.kinds[kind]}
            </Badge>
          ))}
          {pets === '' ? null : (
            <Badge icon={PawPrint} className="max-w-full whitespace-normal">
              {words.pets(pets)}
            </Badge>
          )}
        </span>
        {note === '' ? null : <span className="wrap-anywhere text-ink-2">{note}</span>}
      </span>
      <span className="shrink-0 text-sm text-ink-3 max-sm:hidden">
        {words.asOf(dashboardDate(updatedAt, timeZone))}
      </span>
    </li>
  )
}
