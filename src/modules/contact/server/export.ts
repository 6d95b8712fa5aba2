import { timeZoneOf } from '#building/server/time-zone.ts'
import { readAllPages } from '#platform/all-pages.ts'
import type { ChosenExport, ListExport } from '#platform/server/csv/list-export.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { MessageFilter } from '../message-filter.ts'
import { exportedMessages } from '../exported-messages.ts'
import { exportWords } from '../messages/export.ts'
import { listMessages, type SelectedMessages } from './reads.ts'

type Criteria = Omit<MessageFilter, 'limit' | 'cursor'>

/** All messages that match the filter. */
export const messageExport = (criteria: Criteria, now: Date): ListExport => exportOf(criteria, criteria, now)

export const chosenMessages: ChosenExport = ({ ids }, now) => exportOf({ sort: 'newest', ids }, {}, now)

const exportOf = (read: Criteria & SelectedMessages, criteria: object, now: Date): ListExport => ({
  recordType: 'contact',
  criteria: { ...criteria },
  read: async (tx) => {
    const zone = await timeZoneOf(tx)
    const rows = await readAllPages((page) => listMessages(tx, { ...read, ...page }, 'staff'))
    return { name: exportWords.fileName(dayOf(now, zone)), ...exportedMessages(rows, zone) }
  },
})
