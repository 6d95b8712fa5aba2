import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { frontDesk, office } from '#platform/roles.ts'
import { undoOutcomes } from './choices.ts'

/** What became of each record of an operation. */
export const UndoResult = z.object({
  records: z.array(
    z.object({
      recordType: z.string(),
      recordId: z.uuid(),
      /** `changed`: another change followed, so nothing was undone; `over`: it is too late, or its e-mails have been sent. */
      outcome: z.enum(undoOutcomes),
    }),
  ),
  /** E-mails about the undone records that were waiting and are not sent now. */
  emailsStopped: z.int(),
  /** E-mails that had been sent before. */
  emailsSent: z.int(),
})
export type UndoResult = z.infer<typeof UndoResult>

export const undo = {
  undo: endpoint({
    method: 'POST',
    path: '/api/admin/undo/:id',
    roles: office,
    summary:
      'Undo the own changes of one operation, where no other change followed; the same call again changes nothing',
    errors: [409],
    reply: UndoResult,
  }),
  undoAtDesk: endpoint({
    method: 'POST',
    path: '/api/desk/undo/:id',
    roles: frontDesk,
    summary: 'The same for the own changes at the front desk',
    errors: [409],
    reply: UndoResult,
  }),
}
