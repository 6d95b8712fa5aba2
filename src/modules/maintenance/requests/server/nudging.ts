import { paths } from '#paths.ts'
import { conflict } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { throttle } from '#platform/server/security/throttle.ts'
import { waitingOnReasonText } from '../messages/waiting-on-reasons.ts'
import { emailsIn } from '../messages/emails.ts'
import type { MaintenanceNote } from '../request.ts'
import { addNote } from '../../history/server/notes.ts'
import { requestEmailParts } from '../../messaging/server/email-parts.ts'
import { addressTo, buttonTo, requestSummary, pathFor } from '../../messaging/server/store.ts'
import {
  type RequestWithPeople,
  namesOf,
  findRequestWithPeople,
  recipientsOf,
} from '../../messaging/server/recipients.ts'
import { requestErrors } from '../messages/errors.ts'

const hour = 3_600_000

/**
 * Sends a reminder by e-mail to the person who must act next, at most once an hour, and notes it. Throws 404; 409 when
 * the office or nobody must act or nobody can be reached; and 429.
 */
export async function nudge(
  db: Database,
  { mail, origin }: { mail: Mail; origin: string },
  id: string,
  by: Author,
  now: Date,
): Promise<MaintenanceNote> {
  return db.transaction(async (tx) => {
    const addressed = await findRequestWithPeople(tx, id)
    const { to, name, path } = reminderTarget(addressed)
    await throttle(
      tx,
      [{ kind: 'nudge', subject: `${id} ${addressed.request.waitingOn}`, limit: 1, window: hour }],
      (language) => requestErrors[language].remindedLately,
      now,
    )
    // The reason is internal: the resident does not see it.
    const why = addressed.request.waitingOn === 'resident' ? null : waitingOnReasonText(addressed.request, 'en')
    const language = addressed.request.waitingOn === 'resident' ? (addressed.account?.language ?? null) : null
    const { label, ...email } = emailsIn(language).reminder({ ...(await requestSummary(tx, addressed)), name, why })
    const parts = { ...(await requestEmailParts(tx, addressed, language)), ...buttonTo(origin, path, label) }
    await mail.enqueue(tx, { ...addressTo(to), ...email, language, ...parts, about: { type: 'maintenance', id } }, now)
    return addNote(tx, id, { note: `Reminder sent to ${to.name}`, visibleToResident: false }, by, now)
  })
}

function reminderTarget(addressed: RequestWithPeople) {
  const { request, vendor } = addressed
  const { tenant: resident, noTenantReason, staff, noStaffReason } = recipientsOf(addressed)
  const names = namesOf(addressed)
  if (request.waitingOn === 'staff') {
    if (!staff) throw conflict('nobody_to_remind', (language) => noStaffReason ?? requestErrors[language].noStaff)
    return { to: staff, name: names.staff, path: pathFor(addressed.assignee?.role, request.id) ?? paths.staff() }
  }
  if (request.waitingOn === 'resident') {
    if (!resident)
      throw conflict('nobody_to_remind', (language) => noTenantReason ?? requestErrors[language].noRecipient)
    const path = paths.tenant({ tab: 'maintenance', request: request.id })
    return { to: resident, name: names.tenant, path }
  }
  if (request.waitingOn === 'nobody')
    throw conflict('nobody_to_remind', (language) => requestErrors[language].noOneToAct)
  if (request.waitingOn === 'office')
    throw conflict('nobody_to_remind', (language) => requestErrors[language].officeToAct)
  if (!vendor) throw conflict('nobody_to_remind', (language) => requestErrors[language].noVendor)
  if (!vendor.email) throw conflict('nobody_to_remind', (language) => requestErrors[language].noVendorEmail)
  return {
    to: { name: vendor.name, email: vendor.email, recipient: 'outside' as const },
    name: vendor.name,
    path: null,
  }
}
