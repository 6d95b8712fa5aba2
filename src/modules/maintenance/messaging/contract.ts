import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office, roles } from '#platform/roles.ts'
import { MessageTarget } from '../requests/schemas.ts'
import { MessageText } from '../requests/request-input.ts'
import { Instant, Person } from '../requests/request.ts'

/** A message about a request. Unlike a note, it was sent by e-mail. */
export const RequestMessage = z.object({
  id: z.uuid(),
  body: z.string(),
  sentTo: MessageTarget,
  /** It came by e-mail. */
  byEmail: z.boolean(),
  /** The whole e-mail, where a quotation or a signature was cut off. */
  fullText: z.string().nullable(),
  createdAt: Instant,
  createdBy: Person.extend({ role: z.enum(roles) }),
})
export type RequestMessage = z.infer<typeof RequestMessage>

export const NewMessage = z.object({ body: MessageText, sentTo: MessageTarget })
export type NewMessage = z.infer<typeof NewMessage>

const Recipient = z.object({ name: z.string(), email: z.string() }).nullable()

/** The recipients of a message about the request, or the reason why there is none. */
export const Recipients = z.object({
  tenant: Recipient,
  noTenantReason: z.string().nullable(),
  staff: Recipient,
  noStaffReason: z.string().nullable(),
})
export type Recipients = z.infer<typeof Recipients>

export const requestMessages = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/maintenance-requests/:id/messages',
    roles: office,
    summary: 'The messages about a request, oldest first',
    reply: z.array(RequestMessage),
  }),
  recipients: endpoint({
    method: 'GET',
    path: '/api/admin/maintenance-requests/:id/recipients',
    roles: office,
    summary: 'The recipients of a message about the request',
    reply: Recipients,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/admin/maintenance-requests/:id/messages',
    roles: office,
    summary: 'Send a message to the resident, the assignee, or both, by e-mail',
    body: NewMessage,
    status: 201,
    reply: RequestMessage,
  }),
}
