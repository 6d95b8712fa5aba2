import { timeZoneOf } from '#building/server/time-zone.ts'
import { readAllPages } from '#platform/all-pages.ts'
import type { ChosenExport, ListExport } from '#platform/server/csv/list-export.ts'
import { dayOf } from '#platform/time/dates.ts'
import { longestList } from '../choices.ts'
import type { EmailFilter } from '../contract.ts'
import { exportedEmails } from '../exported-emails.ts'
import { exportWords } from '../messages/export.ts'
import { listEmails } from './store.ts'

/** All e-mails that match the filter, without their texts. */
export const emailExport = (criteria: Criteria, now: Date): ListExport => exportOf(criteria, criteria, now)

export const chosenEmails: ChosenExport = ({ ids }, now) => exportOf({ ids }, {}, now)

type Criteria = Omit<EmailFilter, 'limit' | 'cursor'>
type Selected = { ids?: ReadonlySet<string> }

const exportOf = (read: Criteria & Selected, criteria: Record<string, unknown>, now: Date): ListExport => ({
  recordType: 'emails',
  criteria,
  read: async (tx) => {
    const zone = await timeZoneOf(tx)
    const rows = await readAllPages((page) => listEmails(tx, { ...read, ...page }), { limit: longestList })
    return { name: exportWords.fileName(dayOf(now, zone)), ...exportedEmails(rows, zone) }
  },
})
