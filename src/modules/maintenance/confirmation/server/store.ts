import { openLink, isSameEmail, type Link } from '#accounts/server/links.ts'
import { hours } from '#platform/time/dates.ts'
import { conflict, HttpError } from '#platform/http-error.ts'
import type { Author } from '#platform/server/audit/audit.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Files } from '#platform/server/files/files.ts'
import type { redraw } from '#platform/server/files/pictures.ts'
import { refundAttempt, prefixOf, throttle } from '#platform/server/security/throttle.ts'
import type { ConfirmationState, Confirmation } from '../contract.ts'
import { confirmBy, isOpen } from '../../requests/rules.ts'
import { confirmationTexts } from '../messages/index.ts'
import { confirmLocked, reopenLocked } from './confirm.ts'
import { requestSummary } from '../../messaging/server/store.ts'
import { findRequestWithPeople, recipientsOf } from '../../messaging/server/recipients.ts'
import { attachPhoto } from '../../photos/server/attach-photo.ts'
import { lockRequest } from '../../requests/server/store.ts'
import type { RequestRow } from '../../requests/server/write-change.ts'

type LinkRequest = { token: string; address: string; now: Date }

/** The question of the link. Throws 400 for an unknown link, or when its recipient no longer lives there. */
export const findConfirmation = (db: Database, input: LinkRequest): Promise<Confirmation> =>
  withLink(db, input, (tx, { current, state }) => confirmationOf(tx, current, state))

/** The same for the page of the link: opening a page writes nothing, so an unknown token is not counted. */
export const showConfirmation = (db: Database, { token, now }: Omit<LinkRequest, 'address'>): Promise<Confirmation> =>
  db.transaction(async (tx) => {
    const { current, state } = await openConfirmation(tx, token, now)
    return confirmationOf(tx, current, state)
  })

/**
 * Confirms for the resident; repeating it changes nothing. Throws what `findConfirmation` throws, and 409 when it is too
 * late.
 */
export const confirmByLink = (db: Database, input: LinkRequest): Promise<Confirmation> =>
  withLink(db, input, async (tx, { current, by, state }) => {
    checkNotPast(state)
    if (state !== 'confirmed') await confirmLocked(tx, current, by, input.now)
    return confirmationOf(tx, current, 'confirmed')
  })

type Reopening = LinkRequest & { why: string; photo?: Awaited<ReturnType<typeof redraw>> | null }

/** Reopens for the resident, once, with a photo where the page of the link sent one. */
export const reopenByLink = (db: Database, files: Files, input: Reopening): Promise<Confirmation> =>
  withLink(db, input, async (tx, { current, by, state }) => {
    checkNotPast(state)
    await reopenLocked(tx, current, { why: input.why }, by, input.now)
    if (input.photo) await attachPhoto(tx, files, current.id, input.photo, by, input.now)
    return confirmationOf(tx, current, 'reopened')
  })

type Opened = { current: RequestRow; by: Author; state: ConfirmationState }

/**
 * Runs `act` with the link's request locked. Unknown tokens count against the address, outside the rolled-back
 * transaction.
 */
async function withLink(
  db: Database,
  { token, address, now }: LinkRequest,
  act: (tx: Database, opened: Opened) => Promise<Confirmation>,
): Promise<Confirmation> {
  const counters = [{ kind: 'confirmation-link', subject: prefixOf(address), limit: 60, window: hours(1) }]
  await throttle(db, counters, (language) => confirmationTexts[language].tooMany, now)
  const confirmation = await db.transaction(async (tx) => act(tx, await openConfirmation(tx, token, now)))
  await refundAttempt(db, counters)
  return confirmation
}

async function openConfirmation(tx: Database, token: string, now: Date): Promise<Opened> {
  const link = await openLink(tx, ['confirmation'], token, now)
  if (!link?.aboutId) throw badLink()
  const locked = await lockRequest(tx, link.aboutId)
  return {
    current: locked,
    by: await recipientOfLink(tx, locked.id, link),
    state: stateOf(locked, link.aboutAt),
  }
}

/** The link's recipient, as long as they still live there and still have the same address. */
async function recipientOfLink(tx: Database, requestId: string, link: Link): Promise<Author> {
  const addressed = await findRequestWithPeople(tx, requestId)
  const { resident, account } = addressed
  const recipient = recipientsOf(addressed).tenant
  if (!resident || !account || !recipient) throw badLink()
  if (resident.userId !== link.userId || !isSameEmail(recipient.email, link.sentTo)) throw badLink()
  return { id: resident.userId, firstName: account.firstName, lastName: account.lastName }
}

function stateOf(current: RequestRow, completedAt: Date | null): ConfirmationState {
  if (current.completedAt?.getTime() !== completedAt?.getTime()) return isOpen(current) ? 'reopened' : 'over'
  if (current.confirmedAt === null) return 'waiting'
  return current.confirmedHow === 'silence' ? 'closed' : 'confirmed'
}

function checkNotPast(state: ConfirmationState) {
  if (state === 'reopened') throw conflict('not_waiting', (language) => confirmationTexts[language].reopenedAlready)
  if (state === 'over') throw conflict('not_waiting', (language) => confirmationTexts[language].over)
}

async function confirmationOf(tx: Database, current: RequestRow, state: ConfirmationState): Promise<Confirmation> {
  const { number } = await requestSummary(tx, { request: current, unitNumber: null })
  const until = state === 'waiting' ? confirmBy(current) : null
  return { number, category: current.category, state, confirmBy: until?.toISOString() ?? null }
}

const badLink = () =>
  new HttpError(400, 'bad_link', (language) => confirmationTexts[language].badLink, { field: 'token' })
