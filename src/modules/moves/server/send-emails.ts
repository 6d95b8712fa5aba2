import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { apiPhone } from '#building/server/phones.ts'
import { building } from '#building/server/table.ts'
import { notify } from '#notifications/server/notify.ts'
import { paths } from '#paths.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Language } from '#platform/language/registry.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { shownPhone } from '#platform/text/phones.ts'
import { dayOf, portalDate } from '#platform/time/dates.ts'
import { type EmailText, enqueueResidentEmails, type MailTools } from '#residents/server/resident-emails.ts'
import { units } from '#units/server/table.ts'
import { emailsIn } from '../messages/emails.ts'
import { lastDayBefore, namedDayOf } from '../rules.ts'
import { enqueueMemberEmails } from './leaving/member-emails.ts'
import type { MovePerson, MoveRow } from './move-row.ts'
import { moves } from './table.ts'

const toUnits = alias(units, 'to_units')

/**
 * Queues an e-mail to everyone who moves, with the members of their households, each in their own language; not to suspended
 * or deleted accounts, nor to residents without an address. The other channels follow their choices.
 */
export async function sendMoveEmails(
  tx: Database,
  tools: MailTools,
  move: MoveRow,
  people: readonly MovePerson[],
  what: MoveRow['kind'] | 'changed' | 'cancelled' | 'undone',
  now: Date,
) {
  const [place] = await tx
    .select({ unitNumber: units.unitNumber, toUnitNumber: toUnits.unitNumber })
    .from(moves)
    .innerJoin(units, eq(units.id, moves.unitId))
    .leftJoin(toUnits, eq(toUnits.id, moves.toUnitId))
    .where(eq(moves.id, move.id))
  const [profile] = await tx
    .select({
      name: building.name,
      timeZone: building.timeZone,
      officeEmail: building.officeEmail,
      officePhone: apiPhone(building.officePhone),
    })
    .from(building)
  if (!place || !profile) return
  const residentIds = people.map(({ residentId }) => residentId)
  const composeFor =
    (isMember: boolean) =>
    (firstName: string, language: Language): EmailText =>
      emailsIn(language)[what === 'changed' ? move.kind : what]({
        firstName,
        isMember,
        building: profile.name,
        unitNumber: place.unitNumber,
        toUnitNumber: place.toUnitNumber ?? '',
        elevatorNote: move.elevatorNote,
        day: portalDate(namedDayOf(move.kind, move.effectiveDay), profile.timeZone, language),
        firstDay: portalDate(move.effectiveDay, profile.timeZone, language),
        lastDay: portalDate(lastDayBefore(move.effectiveDay), profile.timeZone, language),
        officeEmail: profile.officeEmail,
        officePhone: shownPhone(profile.officePhone ?? ''),
        isDone: move.effectiveDay <= dayOf(now, profile.timeZone),
      })
  await enqueueResidentEmails(tx, tools, residentIds, composeFor(false), now)
  const day = namedDayOf(move.kind, move.effectiveDay)
  const hasButton = what !== 'move_out' && (what !== 'changed' || move.kind !== 'move_out')
  const members = await enqueueMemberEmails(tx, tools, move, residentIds, composeFor(true), hasButton, now)
  const notice = { kind: 'move_step' as const, params: { unit: place.unitNumber, what, day } }
  const recipients = [...new Set([...people.map(({ userId }) => userId), ...members])]
  const about = { about: { type: 'moves', id: move.id }, link: paths.tenant() }
  await notify(tx, { ...notice, ...about, recipients, channels: ['bell', 'push', 'sms'] }, now)
}

/** Notifies the colleagues of the author of a change of a move. It names the unit and the day, and nobody who moves. */
export async function notifyOfficeOfMove(
  tx: Database,
  { id, kind, unitId, effectiveDay }: MoveRow,
  what: 'planned' | 'changed' | 'cancelled' | 'undone',
  by: Author,
  now: Date,
): Promise<void> {
  const [unit] = await tx.select({ unitNumber: units.unitNumber }).from(units).where(eq(units.id, unitId))
  const params = { unit: unit?.unitNumber ?? '', move: kind, what, day: namedDayOf(kind, effectiveDay) }
  const link = paths.admin({ tab: 'units', move: unitId })
  await notify(tx, { kind: 'office_move', params, recipients: 'office', link, about: { type: 'moves', id }, by }, now)
}
