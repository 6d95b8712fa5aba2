import { timeZoneOf } from '#building/server/time-zone.ts'
import { readAllPages } from '#platform/all-pages.ts'
import type { ChosenExport, ListExport } from '#platform/server/csv/list-export.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { EntryFilter } from '../contract.ts'
import { exportedEntries } from '../exported-entries.ts'
import { words } from '../messages/en.ts'
import { listEntries } from './store.ts'

/** Every entry that matches the filter. */
export const logExport = (filter: EntryFilter, now: Date): ListExport => exportOf(filter, filter, now)

export const chosenEntries: ChosenExport = ({ ids }, now) => exportOf({ ids }, {}, now)

const exportOf = (
  filter: EntryFilter & { ids?: ReadonlySet<string> },
  criteria: Record<string, unknown>,
  now: Date,
): ListExport => ({
  recordType: 'audit',
  action: 'exported the log',
  criteria,
  read: async (tx) => {
    const zone = await timeZoneOf(tx)
    const entries = await readAllPages(async (page) => {
      const { entries: rows, next } = await listEntries(tx, { ...filter, ...page })
      return { rows, next }
    })
    return { name: words.fileName(dayOf(now, zone)), ...exportedEntries(entries, zone) }
  },
})
