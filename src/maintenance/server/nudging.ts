import { paths } from '#paths.ts'
import { conflict } from '#platform/refusal.ts'
import type { Author } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import type { Mail } from '#platform/server/mail.ts'
import { throttle } from '#platform/server/throttle.ts'
import { lettersIn } from '../letters.ts'
import type { MaintenanceNote } from '../request.ts'
import { addNote } from './notes.ts'
import { addressTo, buttonTo, described, pathFor } from './messages.ts'
import { type Addressed, calledBy, findAddressed, recipientsOf } from './recipients.ts'

const hour = 3_600_000

/**
 * Reminds by mail whoever must act next, at most once an hour, and notes it. Refuses with 404; with 409 when the move is
 * the office's own or nobody's, or nobody can be written to; with 429.
 */
export async function nudge(
  db: Database,
  { mail, origin }: { mail: Mail; origin: string },
  id: string,
  by: Author,
  now: Date,
): Promise<MaintenanceNote> {
  return db.transaction(async (tx) => {
    const addressed = await findAddressed(tx, id)
    const { to, called, path } = whomToNudge(addressed)
    await throttle(
      tx,
      [{ kind: 'nudge', subject: `${id} ${addressed.request.whoseMove}`, limit: 1, window: hour }],
      'They were reminded less than an hour ago.',
      now,
    )
    // What the office wrote for itself is no word to the resident.
    const why = addressed.request.whoseMove === 'resident' ? null : addressed.request.whoseMoveWhy
    const language = addressed.request.whoseMove === 'resident' ? (addressed.account?.language ?? null) : null
    const letter = lettersIn(language).reminder({ ...(await described(tx, addressed)), name: called, why })
    const button = buttonTo(origin, path, letter.label)
    await mail.post(tx, { ...addressTo(to), ...letter, language, ...button, about: { noun: 'maintenance', id } }, now)
    return addNote(tx, id, { note: `Reminder sent to ${to.name}`, visibleToResident: false }, by, now)
  })
}

function whomToNudge(addressed: Addressed) {
  const { request, vendor } = addressed
  const { tenant, whyNoTenant, staff, whyNoStaff } = recipientsOf(addressed)
  const called = calledBy(addressed)
  if (request.whoseMove === 'staff') {
    if (!staff) throw conflict('nobody_to_remind', whyNoStaff ?? 'Nobody has this request')
    return { to: staff, called: called.staff, path: pathFor(addressed.assignee?.role, request.id) ?? paths.staff() }
  }
  if (request.whoseMove === 'resident') {
    if (!tenant) throw conflict('nobody_to_remind', whyNoTenant ?? 'Nobody can be written to')
    const path = paths.tenant({ tab: 'maintenance', request: request.id })
    return { to: tenant, called: called.tenant, path }
  }
  if (request.whoseMove === 'nobody') throw conflict('nobody_to_remind', 'Nobody has to act on this request')
  if (request.whoseMove === 'office') throw conflict('nobody_to_remind', 'It is the office’s own move')
  if (!vendor) throw conflict('nobody_to_remind', 'No vendor is named for this request')
  if (!vendor.email) throw conflict('nobody_to_remind', 'The vendor has no e-mail address')
  return { to: { name: vendor.name, email: vendor.email }, called: vendor.name, path: null }
}
