import type { FindCode } from '#notifications/server/deliver-messages.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { LinkNotCreated } from '#platform/server/mail/email.ts'
import { openCode } from './codes.ts'

/** The code of an e-mail that is being sent. Throws when everything was collected meanwhile, so that it is not sent. */
export async function findMailedCode(db: Database, secretKey: Buffer, id: string): Promise<string> {
  const code = await openCode(db, secretKey, id)
  if (code === null) throw new LinkNotCreated('The packages were collected.')
  return code
}

/** The code of a push or text message. */
export const createCodeFinder =
  (keys: { secretKey: Buffer }): FindCode =>
  async (db, { type, id }) =>
    type === 'package codes' ? ((await openCode(db, keys.secretKey, id)) ?? undefined) : null
