import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { checkedFields, ManyRecords, ManyResult, SelectedIds } from '#undo/many.ts'
import { messageMoves } from './choices.ts'
import { MessageStatus } from './contract.ts'
import { MessageFilter } from './message-filter.ts'
import { words } from './messages/en.ts'

const Move = z.enum(messageMoves, words.badMove)

/** Messages that a person selected: some by their ids, or all that match a filter. */
const Selection = z.object({
  ids: SelectedIds,
  /** All that match, instead of `ids`. */
  filter: MessageFilter.pick({ status: true, reason: true, search: true }).optional(),
})
export type Selection = z.output<typeof Selection>

export const CheckedMessage = z.object({ ...checkedFields, status: MessageStatus })
export type CheckedMessage = z.infer<typeof CheckedMessage>

export const manyMessages = {
  check: endpoint({
    method: 'POST',
    path: '/api/admin/contact-messages/check',
    roles: office,
    summary: 'The selected messages, and which of them a move would leave out; changes nothing',
    body: Selection.extend({ move: Move }),
    errors: [409],
    reply: z.array(CheckedMessage),
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/admin/contact-messages/changes',
    roles: office,
    summary:
      'Archive or restore many messages, or mark them as not spam. Sent again with the same operation, it changes nothing more',
    body: ManyRecords.extend({ move: Move }),
    reply: ManyResult,
  }),
}
