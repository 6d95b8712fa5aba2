import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { office } from '#platform/roles.ts'
import { accountTexts } from '#accounts/messages/index.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { UndoableQuery } from '#undo/operation.ts'
import { invitationStates } from '#accounts/choices.ts'
import { maxInvited } from './choices.ts'

const badLink = fieldText((language) => accountTexts[language].badLink)

/** Whom to invite: the chosen residents, or everyone who has never signed in. */
export const InvitationInput = z
  .object({
    tenantIds: z
      .array(z.uuid('tenantIds must be ids of residents'), 'Choose at least one person')
      .min(1, 'Choose at least one person')
      .max(maxInvited, 'At most 1,000 people can be chosen at once')
      .optional(),
    everyone: z.literal(true, 'everyone must be true').optional(),
  })
  .refine(({ tenantIds, everyone }) => (tenantIds === undefined) !== (everyone === undefined), {
    error: 'Choose people, or everyone who has never signed in',
    path: ['tenantIds'],
  })
export type InvitationInput = z.infer<typeof InvitationInput>

/** The number of residents in each state, among those who have never signed in. */
export const InvitationFigures = z.record(z.enum(invitationStates), z.int())
export type InvitationFigures = z.infer<typeof InvitationFigures>

export const invitations = {
  figures: endpoint({
    method: 'GET',
    path: '/api/admin/tenants/invitations',
    roles: office,
    summary: 'How many residents who have never signed in are in each state of their invitation',
    reply: InvitationFigures,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/admin/tenants/invitations',
    roles: office,
    summary: 'Invite residents who have never signed in, also again; a new link replaces the last one',
    query: UndoableQuery,
    body: InvitationInput,
    errors: [404],
    reply: z.object({
      /** E-mails that were queued. */
      sent: z.int(),
      /** Chosen residents who have signed in, are suspended or former, or whose e-mail is being sent. */
      skipped: z.int(),
    }),
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/invitations/open',
    roles: 'anyone',
    summary: 'Record that the page of an invitation was opened, and return whom to welcome; null for any other link',
    body: z.object({
      token: z.string({ error: badLink }).trim().min(1, { error: badLink }).max(200, { error: badLink }),
    }),
    reply: z.object({ invited: z.object({ name: z.string(), email: z.string() }).nullable() }),
  }),
}
