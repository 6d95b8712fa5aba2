import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { ContactMessage } from './contract.ts'
import { words } from './messages/en.ts'

export const MessageLink = z.object({ tenantId: z.uuid(words.noSuchResident) })
export type MessageLink = z.infer<typeof MessageLink>

/** Links between messages and residents, set by the office. */
export const messageLinks = {
  link: endpoint({
    method: 'PUT',
    path: '/api/admin/contact-messages/:messageId/resident',
    roles: office,
    summary: 'Link a message to the resident who wrote it',
    body: MessageLink,
    ifMatch: true,
    errors: [409],
    reply: ContactMessage,
  }),
  unlink: endpoint({
    method: 'DELETE',
    path: '/api/admin/contact-messages/:messageId/resident',
    roles: office,
    summary: 'Remove the link between a message and a resident',
    ifMatch: true,
    errors: [409],
    reply: ContactMessage,
  }),
}
