import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { checkedFields, ManyRecords, ManyResult, SelectedIds } from '#undo/many.ts'
import { announcementActions } from './choices.ts'
import { AnnouncementFilter } from './contract.ts'
import { manyWords } from './messages/many.ts'
import { AnnouncementState } from './schemas.ts'

const Action = z.enum(announcementActions, manyWords.badAction)

/** Announcements that a person selected: some by their ids, or all that match a filter. */
const Selection = z.object({
  ids: SelectedIds,
  /** All that match, instead of `ids`. */
  filter: AnnouncementFilter.pick({ state: true, category: true, search: true }).optional(),
})
export type Selection = z.output<typeof Selection>

export const CheckedAnnouncement = z.object({
  ...checkedFields,
  state: AnnouncementState,
  /** The accounts that a reminder would reach; empty for other actions. */
  unread: z.array(z.uuid()),
})
export type CheckedAnnouncement = z.infer<typeof CheckedAnnouncement>

export const manyAnnouncements = {
  check: endpoint({
    method: 'POST',
    path: '/api/admin/announcements/check',
    roles: office,
    summary: 'The selected announcements, and which of them an action would leave out; changes nothing',
    body: Selection.extend({ action: Action }),
    errors: [409],
    reply: z.array(CheckedAnnouncement),
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/admin/announcements/changes',
    roles: office,
    summary: 'Do one thing with many announcements. Sent again with the same operation, it changes nothing more',
    body: ManyRecords.extend({ action: Action }),
    reply: ManyResult,
  }),
}
