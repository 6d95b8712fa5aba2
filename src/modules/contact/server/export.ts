import { timeZoneOf } from '#building/server/time-zone.ts'
import { readAllPages } from '#platform/all-pages.ts'
import type { ListExport } from '#platform/server/csv/list-export.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { MessageFilter } from '../message-filter.ts'
import { exportedMessages } from '../exported-messages.ts'
import { exportWords } from '../messages/export.ts'
import { listMessages } from './reads.ts'

/** All messages that match the filter. */
export const messageExport = (criteria: Omit<MessageFilter, 'limit' | 'cursor'>, now: Date): ListExport => ({
  recordType: 'contact',
  criteria,
  read: async (tx) => {
    const zone = await timeZoneOf(tx)
    const rows = await readAllPages((page) => listMessages(tx, { ...criteria, ...page }, 'staff'))
    return { name: exportWords.fileName(dayOf(now, zone)), ...exportedMessages(rows, zone) }
  },
})
