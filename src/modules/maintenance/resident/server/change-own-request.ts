import { conflict, stale } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { emailTeam } from '../../messaging/server/email-team.ts'
import { findRequestWithPeople } from '../../messaging/server/recipients.ts'
import { emails } from '../../requests/messages/emails-en.ts'
import { validateOwnChange } from '../../requests/rules.ts'
import { changeAndWrite, changeLocked } from '../../requests/server/store.ts'
import type { RequestRow } from '../../requests/server/write-change.ts'
import { OwnRequest } from '../contract.ts'
import type { OwnChanges, Withdrawal } from '../schemas.ts'
import { findOwnOrders } from '../../work-orders/server/own-orders.ts'
import { lockOwnRequest } from './lock-own-request.ts'
import { entryColumns, findOwnRequest, type Resident } from './own-requests.ts'

type Delivery = { mail: Mail; origin: string }
type Versioned = { id: string; ifMatch: number | null }

/**
 * The resident edits a request before work begins; its assignee gets an e-mail. Throws 404 for another
 * resident's request, 412 with the present record, and 409 once work has begun.
 */
export async function changeOwnRequest(
  db: Database,
  delivery: Delivery,
  one: Versioned,
  { title, description, ...entry }: OwnChanges,
  by: Resident,
  now: Date,
): Promise<OwnRequest> {
  await db.transaction(async (tx) => {
    const locked = await lockChangeable(tx, one, by)
    const changes = { title, description, ...entryColumns(entry) }
    await changeLocked(tx, locked, changes, by, now)
    const isRewritten =
      (title ?? locked.title) !== locked.title || (description ?? locked.description) !== locked.description
    if (!isRewritten || locked.assignedTo === null) return
    const addressed = await findRequestWithPeople(tx, one.id)
    const body = addressed.request.description
    await emailTeam(tx, delivery, addressed, (facts) => emails.edited({ ...facts, author: nameOf(by), body }), now)
  })
  return findOwnRequest(db, one.id, by.id)
}

/**
 * The resident withdraws a request before work begins: it is cancelled, the reason is its last note, and its assignee is
 * written to. Throws what `changeOwnRequest` throws.
 */
export async function withdrawOwnRequest(
  db: Database,
  delivery: Delivery,
  one: Versioned,
  { reason }: Withdrawal,
  by: Resident,
  now: Date,
): Promise<OwnRequest> {
  await db.transaction(async (tx) => {
    const locked = await lockChangeable(tx, one, by)
    const addressed = await findRequestWithPeople(tx, one.id)
    const note = { note: `Withdrawn: ${reason}`, visibleToResident: true }
    await changeAndWrite(tx, locked, { status: 'cancelled', note }, by, now, delivery)
    const write = emails.withdrawn
    await emailTeam(tx, delivery, addressed, (facts) => write({ ...facts, author: nameOf(by), reason }), now)
  })
  return findOwnRequest(db, one.id, by.id)
}

async function lockChangeable(tx: Database, { id, ifMatch }: Versioned, by: Resident): Promise<RequestRow> {
  const locked = await lockOwnRequest(tx, id, by.id)
  // The body of an error is sent as it is: only the fields of the contract may be in it.
  if (ifMatch !== null && ifMatch !== locked.version) throw stale(OwnRequest.parse(await findOwnRequest(tx, id, by.id)))
  const { vendorSteps = [] } = (await findOwnOrders(tx, [id])).get(id) ?? {}
  const problem = validateOwnChange({ status: locked.status, vendorSteps })
  if (problem) throw conflict('work_began', problem)
  return locked
}

const nameOf = ({ firstName, lastName }: Resident) => `${firstName} ${lastName}`.trim()
