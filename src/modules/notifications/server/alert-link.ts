import { sql } from 'drizzle-orm'
import { notSent } from '#accounts/messages/email-en.ts'
import { lockRecipient } from '#accounts/server/account-links.ts'
import { createLink, isSameEmail, openLink } from '#accounts/server/links.ts'
import { paths } from '#paths.ts'
import { assignable, type Role } from '#platform/roles.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { queryRows } from '#platform/server/database/query-rows.ts'
import { LinkNotCreated } from '#platform/server/mail/email.ts'
import { listPeople, type Person } from './people.ts'

/** Whether a link was sent to the address or the phone that the person has now. */
const isReachedAt = (sentTo: string, { email, phone }: Pick<Person, 'email' | 'phone'>) =>
  isSameEmail(email, sentTo) || phone === sentTo

/**
 * Creates the link that takes an alert, for one person. The alert may have ended meanwhile: the page of the link says so.
 * Throws `LinkNotCreated` when the person cannot sign in, or is reached elsewhere now.
 */
export const createAlertLink = (
  db: Database,
  { alertId, userId, to }: { alertId: string; userId: string; to: string },
  origin: string,
  now: Date,
): Promise<string> =>
  db.transaction(async (tx) => {
    await lockRecipient(tx, userId)
    const [person] = await listPeople(tx, [userId], '')
    if (!person || !isReachedAt(to, person)) throw new LinkNotCreated(notSent.otherAddress)
    const about = { id: alertId, at: now }
    return `${origin}${paths.takeAlert(await createLink(tx, { kind: 'alert', userId, sentTo: to, about }, now))}`
  })

/** Creates the link of an e-mail about an alert. */
export async function createMailedAlertLink(db: Database, mailId: string, to: string, origin: string, now: Date) {
  const [found] = await queryRows<{ alertId: string; userId: string }>(
    db,
    sql`select n.alert_id as "alertId", n.user_id as "userId"
      from notification_deliveries d join notifications n on n.id = d.notification_id
      where d.mail_id = ${mailId} and n.alert_id is not null`,
  )
  if (!found) throw new LinkNotCreated(notSent.alertGone)
  return createAlertLink(db, { ...found, to }, origin, now)
}

/** The alert of a link and whom it was sent to, as long as they are on the team and reached at the same address; else null. */
export async function openAlertLink(db: Database, token: string, now: Date) {
  const link = await openLink(db, ['alert'], token, now)
  if (!link?.aboutId) return null
  const [person] = await listPeople(db, [link.userId], '')
  const isOnTeam = person && (assignable as readonly Role[]).includes(person.role) && !person.suspended
  return isOnTeam && isReachedAt(link.sentTo, person) ? { alertId: link.aboutId, person } : null
}
