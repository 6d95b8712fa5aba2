import { eq, sql } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { paths } from '#paths.ts'
import { Refusal } from '#platform/refusal.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { tellChanged } from '#platform/server/live.ts'
import { seal, sealedPlace, unseal } from '#platform/server/sealed.ts'
import { words } from '../words.ts'
import { announcementRecipients, newsByMail } from './table.ts'

/** Whether a person wants news by mail; whoever never said so does. */
export async function wantsMail(db: Database, userId: string): Promise<{ wanted: boolean }> {
  const [said] = await db.select({ wanted: newsByMail.wanted }).from(newsByMail).where(eq(newsByMail.userId, userId))
  return { wanted: said?.wanted ?? true }
}

/** Keeps what a person wants; the same again changes nothing. */
export async function chooseMail(db: Database, userId: string, wanted: boolean, how: 'portal' | 'letter', now: Date) {
  await db.transaction(async (tx) => {
    const { rowCount } = await tx.execute(sql`
      insert into news_by_mail as mine (user_id, wanted, created_at, updated_at)
      values (${userId}, ${wanted}, ${now.toISOString()}, ${now.toISOString()})
      on conflict (user_id) do update set wanted = excluded.wanted, version = mine.version + 1, updated_at = excluded.updated_at
        where mine.wanted <> excluded.wanted`)
    if (!rowCount) return
    const [by] = await tx
      .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(eq(users.id, userId))
    const after = { wanted, how }
    await writeAudit(tx, { by: by ?? null, action: 'chose mail', noun: 'announcements', recordId: userId, after, now })
    await tellChanged(tx, { topic: 'announcements', residents: [userId] })
  })
  return { wanted }
}

const place = sealedPlace('announcements', 'letter', 'news-off')

/**
 * The link of a letter that goes out now. It carries the person under seal, so it works for as long as the letter is
 * kept, and says nothing to anybody else.
 */
export async function mintMailLink(db: Database, key: Buffer, mailId: string, origin: string): Promise<string> {
  const [recipient] = await db
    .select({ userId: announcementRecipients.userId })
    .from(announcementRecipients)
    .where(eq(announcementRecipients.mailId, mailId))
  if (!recipient) throw new Error('This letter is to nobody who was told of an announcement.')
  return `${origin}${paths.newsByMail(seal(key, recipient.userId, place))}`
}

/** Who a letter's link is about; refuses with 400 what is no link of ours, or about nobody any more. */
export async function personOfLink(db: Database, key: Buffer, token: string): Promise<string> {
  const userId = opened(key, token)
  const [person] =
    userId === null
      ? []
      : await db.select({ id: users.id, deletedAt: users.deletedAt }).from(users).where(eq(users.id, userId))
  if (!person || person.deletedAt) throw new Refusal(400, 'bad_link', words.byMail.badLink, { field: 'token' })
  return person.id
}

function opened(key: Buffer, token: string): string | null {
  try {
    return unseal(key, token, place)
  } catch {
    return null
  }
}
