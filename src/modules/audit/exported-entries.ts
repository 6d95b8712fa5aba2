import { dashboardTime } from '#platform/time/dates.ts'
import type { AuditEntry } from './contract.ts'
import { words } from './messages/en.ts'
import { moduleName } from './sentences.ts'

/** The names and texts of a file or a printed log. */
export const exportedEntries = (entries: readonly AuditEntry[], timeZone: string) => ({
  head: words.columns,
  rows: entries.map(({ at, sentence, recordType, action, address }) => {
    const [author, ...what] = sentence.map(({ text }) => text)
    return [
      dashboardTime(at, timeZone),
      author?.trim() ?? '',
      what.join(''),
      moduleName(recordType),
      action,
      address ?? '',
    ]
  }),
})
