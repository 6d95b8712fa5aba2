import { and, eq, isNull } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import type { Language } from '#platform/language/registry.ts'
import { type Role, usesResidentPortal } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { notifyChanged } from '#platform/server/live/live.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { emailsIn } from '../../messages/index.ts'
import { openLink } from '../links.ts'
import { isLinkUsable } from '../recovery.ts'
import { oneTimeTokens, users } from '../table.ts'

type Invited = {
  id: string
  email: string
  firstName: string
  lastName: string
  role: Role
  language?: Language | null
}

/** Sends a new account the link that sets its first password. */
export const enqueueInvitation = (tx: Database, mail: Mail, to: Invited, now: Date, notBefore?: Date): Promise<void> =>
  enqueueInvitations(tx, mail, [to], now, notBefore)

/** The same for many accounts, in one step; until `notBefore` the e-mails can be withdrawn. */
export async function enqueueInvitations(
  tx: Database,
  mail: Mail,
  people: readonly Invited[],
  now: Date,
  notBefore?: Date,
) {
  const [profile] = await tx.select({ name: building.name }).from(building)
  const emails = people.map(({ id, email, firstName, lastName, role, language = null }) => {
    const { invite } = emailsIn(language)
    const { subject, paragraphs, label } = invite(firstName, profile?.name ?? '', role === 'tenant')
    const toName = `${firstName} ${lastName}`.trim()
    const button = { label, linkType: 'invite' }
    const about = { type: 'accounts', id }
    return { to: email, recipient: { userId: id }, toName, language, subject, paragraphs, button, about, notBefore }
  })
  await mail.enqueueAll(tx, emails, now)
}

/**
 * The account of an invitation whose page was opened; the first time is recorded. Null for every other link, also for
 * one that resets a password.
 */
export async function openInvitation(db: Database, token: string, now: Date) {
  return db.transaction(async (tx) => {
    const link = await openLink(tx, ['invite'], token, now)
    const [user] = link ? await tx.select().from(users).where(eq(users.id, link.userId)) : []
    if (!link || !user || !isLinkUsable(link, user)) return null
    const opened = await tx
      .update(oneTimeTokens)
      .set({ openedAt: now })
      .where(and(eq(oneTimeTokens.id, link.id), isNull(oneTimeTokens.openedAt)))
      .returning({ id: oneTimeTokens.id })
    if (opened.length > 0) await notifyChanged(tx, { topic: usesResidentPortal(user.role) ? 'residents' : 'accounts' })
    return user
  })
}
