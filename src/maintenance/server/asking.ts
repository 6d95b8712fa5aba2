import { eq, lt } from 'drizzle-orm'
import { hashToken, newToken } from '#accounts/server/sessions.ts'
import { paths } from '#paths.ts'
import { days } from '#platform/dates.ts'
import type { Database } from '#platform/server/database.ts'
import { newId } from '#platform/server/ids.ts'
import type { Mail } from '#platform/server/mail.ts'
import { lettersIn } from '../letters.ts'
import { daysToAnswer } from '../rules.ts'
import { confirmationLinks } from './letter-table.ts'
import { addressTo, described } from './messages.ts'
import { calledBy, findAddressed, recipientsOf } from './recipients.ts'
import { requests } from './table.ts'

/** Asks the resident by letter whether it is mended; where nobody can be written to, nobody is asked. */
export async function askIfMended(tx: Database, mail: Mail, requestId: string, now: Date): Promise<void> {
  const addressed = await findAddressed(tx, requestId)
  const { tenant } = recipientsOf(addressed)
  if (!tenant) return
  const language = addressed.account?.language ?? null
  const letter = lettersIn(language).completed({
    ...(await described(tx, addressed)),
    name: calledBy(addressed).tenant,
    days: daysToAnswer,
  })
  const button = { label: letter.label, mint: 'answer' }
  const about = { noun: 'maintenance', id: requestId }
  await mail.post(tx, { ...addressTo(tenant), ...letter, language, button, about }, now)
}

/** Makes the link of a letter that goes out now. It is about this completion only; only its hash is stored. */
export async function mintAnswerLink(db: Database, requestId: string, origin: string, now: Date): Promise<string> {
  const token = newToken()
  const [request] = await db.select({ at: requests.completedAt }).from(requests).where(eq(requests.id, requestId))
  const completedAt = request?.at ?? now
  await db
    .insert(confirmationLinks)
    .values({ id: newId(), requestId, completedAt, tokenHash: hashToken(token), createdAt: now })
  return `${origin}${paths.answerRequest(token)}`
}

/** A link is of no use to anybody once its question was closed long ago. Runs as a job. */
export async function forgetOldLinks(db: Database, now: Date): Promise<void> {
  await db.delete(confirmationLinks).where(lt(confirmationLinks.createdAt, new Date(now.getTime() - days(60))))
}
