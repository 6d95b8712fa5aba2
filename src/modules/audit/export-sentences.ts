import { formatCount, looked, type Sentence, type SentenceFacts } from './sentence.ts'

const rowsOf = ({ after }: SentenceFacts) => formatCount(after['rows'], 'row', 'rows')

const selectedRows = ({ after }: SentenceFacts) => formatCount(after['rows'], 'selected row', 'selected rows')

/** What the list of each record type is called. */
const lists = {
  accounts: 'users',
  announcements: 'announcements',
  assets: 'stalls, lockers and keys',
  calendar: 'events',
  contact: 'website requests',
  emails: 'emails',
  maintenance: 'requests',
  moves: 'moves',
  residents: 'residents',
  resources: 'resources',
  units: 'units',
  vendors: 'vendors',
}

/** The sentences about lists that were exported. */
export const exportSentences: Readonly<Record<string, Sentence>> = {
  ...Object.fromEntries(
    Object.entries(lists).map(([recordType, name]) => [
      `${recordType} exported the list`,
      looked((facts) =>
        facts.after['selected'] === undefined
          ? `exported the list of ${name}, ${rowsOf(facts)}`
          : `exported ${selectedRows(facts)} of the list of ${name}`,
      ),
    ]),
  ),
  'assets exported the waiting list': looked((facts) =>
    facts.after['selected'] === undefined
      ? `exported the waiting list for stalls and lockers, ${rowsOf(facts)}`
      : `exported ${selectedRows(facts)} of the waiting list for stalls and lockers`,
  ),
  'audit exported the log': looked(({ after }) =>
    after['selected'] === undefined
      ? `exported the audit log, ${formatCount(after['rows'], 'entry', 'entries')}`
      : `exported ${formatCount(after['rows'], 'selected entry', 'selected entries')} of the audit log`,
  ),
}
