import { readChoice } from '#notifications/server/choices.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Addressee } from '../../messaging/server/recipients.ts'

/** Whether a resident wants e-mails about the steps of their requests; the own e-mail of a step is never a daily one. */
export const wantsStepEmails = async (tx: Database, { recipient }: Addressee): Promise<boolean> =>
  recipient !== 'outside' && (await readChoice(tx, recipient.userId, 'request_step', 'email', 'tenant')) !== 'off'
