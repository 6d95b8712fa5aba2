import { eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#accounts/server/table.ts'
import { building } from '#building/server/table.ts'
import { paths } from '#paths.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { portalDate } from '#platform/time/dates.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import { emailsIn } from '../messages/emails.ts'
import { lastDayBefore, namedDayOf } from '../rules.ts'
import type { MovePerson, MoveRow } from './move-row.ts'
import { moves } from './table.ts'

export type MailTools = { mail: Mail; origin: () => string }

const toUnits = alias(units, 'to_units')

/**
 * Queues an e-mail to everyone who moves, each in their own language; not to suspended or deleted accounts, nor to
 * residents without an address.
 */
export async function sendMoveEmails(
  tx: Database,
  { mail, origin }: MailTools,
  move: MoveRow,
  people: readonly MovePerson[],
  kind: MoveRow['kind'] | 'cancelled' | 'undone',
  now: Date,
) {
  const [place] = await tx
    .select({ unitNumber: units.unitNumber, toUnitNumber: toUnits.unitNumber })
    .from(moves)
    .innerJoin(units, eq(units.id, moves.unitId))
    .leftJoin(toUnits, eq(toUnits.id, moves.toUnitId))
    .where(eq(moves.id, move.id))
  const [profile] = await tx.select().from(building)
  const addressees = await tx
    .select({ record: residents, user: users })
    .from(residents)
    .innerJoin(users, eq(users.id, residents.userId))
    .where(
      inArray(
        residents.id,
        people.map(({ residentId }) => residentId),
      ),
    )
  if (!place || !profile) return
  const reachable = addressees
    .map(({ record, user }) => ({ record, user, to: record.emailPrimary ?? user.email }))
    .filter(({ user, to }) => user.deletedAt === null && user.status !== 'Suspended' && to !== '')
  const sent = reachable.map(({ record, user, to }) => {
    const language = user.language ?? 'en'
    const { label, ...email } = emailsIn(language)[kind]({
      firstName: user.firstName,
      building: profile.name,
      unitNumber: place.unitNumber,
      toUnitNumber: place.toUnitNumber ?? '',
      elevatorNote: move.elevatorNote,
      day: portalDate(namedDayOf(move.kind, move.effectiveDay), profile.timeZone, language),
      firstDay: portalDate(move.effectiveDay, profile.timeZone, language),
      lastDay: portalDate(lastDayBefore(move.effectiveDay), profile.timeZone, language),
      officeEmail: profile.officeEmail,
      officePhone: profile.officePhone,
    })
    return {
      ...email,
      to,
      recipient: { userId: user.id },
      toName: record.fullName,
      language: user.language,
      button: { label, url: `${origin()}${paths.tenant()}` },
      about: { type: 'accounts', id: user.id },
    }
  })
  await mail.enqueueAll(tx, sent, now)
}
