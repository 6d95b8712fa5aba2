import { and, asc, eq, isNull } from 'drizzle-orm'
import { building } from '#building/server/table.ts'
import type { Message } from '#platform/language/language.ts'
import { hours } from '#platform/time/dates.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { AppContext, CurrentUser } from '#platform/server/http/app-context.ts'
import { countOne, tooMany } from '#platform/server/security/throttle.ts'
import { paths } from '#paths.ts'
import { usesResidentPortal } from '#platform/roles.ts'
import { revealWords } from '../messages/reveal.ts'
import { accountTexts } from '../messages/index.ts'
import { users } from './table.ts'

/**
 * Counts each view of a door, locker or keypad code; every call that shows a code begins with this. Throws 429 beyond
 * the hourly limit of a person. The first rejection of an hour is written into the audit log and e-mailed to the
 * administrators, in the transaction that counts it.
 */
export async function limitReveals(
  { db, config, mail, origin }: Pick<AppContext, 'db' | 'config' | 'mail' | 'origin'>,
  person: CurrentUser,
  address: string,
  now: Date,
  text: Message = () => revealWords.tooMany,
): Promise<void> {
  const limit = usesResidentPortal(person.role) ? config.limits.residentReveal : config.limits.reveal
  const counter = { kind: 'reveal', subject: person.id, limit, window: hours(1) }
  const wait = await db.transaction(async (tx) => {
    const { count, seconds } = await countOne(tx, counter, now)
    if (count <= limit) return null
    if (count === limit + 1) await alertAdministrators(tx, { mail, origin: origin() }, person, { limit, address }, now)
    return seconds
  })
  if (wait !== null) throw tooMany(text, wait)
}

async function alertAdministrators(
  tx: Database,
  { mail, origin }: { mail: AppContext['mail']; origin: string },
  person: CurrentUser,
  { limit, address }: { limit: number; address: string },
  now: Date,
) {
  const { id, role } = person
  await writeAudit(tx, {
    by: person,
    action: 'reached the limit of codes',
    recordType: 'accounts',
    recordId: id,
    after: { limit },
    address,
    now,
  })
  const [row] = await tx.select({ name: building.name }).from(building)
  const administrators = await tx
    .select({ userId: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'Active'), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
  const name = `${person.firstName} ${person.lastName}`.trim()
  const facts = { name, role: accountTexts.en.roles[role], limit, building: row?.name ?? '' }
  const { subject, paragraphs, label } = revealWords.alert(facts)
  const emails = administrators.map(({ userId, email, firstName, lastName }) => ({
    to: email,
    recipient: { userId },
    toName: `${firstName} ${lastName}`.trim(),
    subject,
    paragraphs,
    button: { label, url: `${origin}${paths.admin({ tab: 'audit', kind: 'looked', by: id })}` },
    about: { type: 'accounts', id },
  }))
  await mail.enqueueAll(tx, emails, now)
}
