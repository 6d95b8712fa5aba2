import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office, roles } from '#platform/roles.ts'
import { MessageTarget } from './choices.ts'
import { MessageText } from './request-input.ts'
import { Instant, Person } from './request.ts'

/** A message about a request: unlike a note it was sent to somebody. */
export const RequestMessage = z.object({
  id: z.uuid(),
  body: z.string(),
  sentTo: MessageTarget,
  createdAt: Instant,
  createdBy: Person.extend({ role: z.enum(roles) }),
})
export type RequestMessage = z.infer<typeof RequestMessage>

export const NewMessage = z.object({ body: MessageText, sentTo: MessageTarget })
export type NewMessage = z.infer<typeof NewMessage>

const Recipient = z.object({ name: z.string(), email: z.string() }).nullable()

/** Whom a message about the request reaches, or the sentence that says why nobody. */
export const Recipients = z.object({
  tenant: Recipient,
  whyNoTenant: z.string().nullable(),
  staff: Recipient,
  whyNoStaff: z.string().nullable(),
})
export type Recipients = z.infer<typeof Recipients>

export const requestMessages = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/maintenance-requests/:id/messages',
    for: office,
    summary: 'The messages about a request, oldest first',
    reply: z.array(RequestMessage),
  }),
  recipients: endpoint({
    method: 'GET',
    path: '/api/admin/maintenance-requests/:id/recipients',
    for: office,
    summary: 'Whom a message about the request reaches',
    reply: Recipients,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/admin/maintenance-requests/:id/messages',
    for: office,
    summary: 'Send a message to the resident, to the person who does the work, or to both; it goes out by mail',
    body: NewMessage,
    status: 201,
    reply: RequestMessage,
  }),
}
