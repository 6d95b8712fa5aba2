import { actionTexts } from '#platform/language/messages/many.ts'
import { localeOf } from '#platform/language/language.ts'

const vendors = ['vendor', 'vendors'] as const

/** Texts of archiving or restoring many vendors at once. */
export const manyWords = {
  archivedAlready: 'It is archived already',
  notArchived: 'It is not archived',
  changedMeanwhile: 'Someone else has changed it since',
  retire: actionTexts(...vendors, { label: 'Archive', verb: 'Archive', done: 'archived' }),
  restore: actionTexts(...vendors, { label: 'Restore', verb: 'Restore', done: 'restored' }),
  keeps: (open: number) =>
    `They cannot be chosen for new requests. ${open === 0 ? 'They have no open requests.' : `${open.toLocaleString(localeOf('en'))} open ${open === 1 ? 'request stays' : 'requests stay'} with them.`}`,
  chosenAgain: 'They can be chosen for new requests again.',
  failed: 'The vendors could not be changed',
}
