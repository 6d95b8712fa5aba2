import { eq } from 'drizzle-orm'
import { hashToken } from '#accounts/server/sessions.ts'
import { hours } from '#platform/dates.ts'
import { conflict, Refusal } from '#platform/refusal.ts'
import type { Author } from '#platform/server/audit.ts'
import type { Database } from '#platform/server/database.ts'
import { giveBack, prefixOf, throttle } from '#platform/server/throttle.ts'
import type { AnswerState, Question } from '../answer-contract.ts'
import { answerBy, isOpen } from '../rules.ts'
import { words } from '../words.ts'
import { confirmationLinks } from './letter-table.ts'
import { confirmHeld, reopenHeld } from './mended.ts'
import { described } from './messages.ts'
import { findAddressed, recipientsOf } from './recipients.ts'
import { holdRequest } from './store.ts'
import type { Held } from './write-change.ts'

type Asking = { token: string; address: string; now: Date }

/** What the letter asks. Refuses with 400 when there is no such link, or the resident it went to lives elsewhere now. */
export const lookAtQuestion = (db: Database, asking: Asking): Promise<Question> =>
  withLink(db, asking, (tx, { held, state }) => questionOf(tx, held, state))

/** Says yes for the resident; a second time changes nothing. Refuses as looking does, and with 409 when it is too late. */
export const confirmByLink = (db: Database, asking: Asking): Promise<Question> =>
  withLink(db, asking, async (tx, { held, by, state }) => {
    checkNotPast(state)
    if (state !== 'confirmed') await confirmHeld(tx, held, by, asking.now)
    return questionOf(tx, held, 'confirmed')
  })

/** Says no for the resident, once. */
export const reopenByLink = (db: Database, asking: Asking & { why: string }): Promise<Question> =>
  withLink(db, asking, async (tx, { held, by, state }) => {
    checkNotPast(state)
    await reopenHeld(tx, held, asking.why, by, asking.now)
    return questionOf(tx, held, 'reopened')
  })

type Opened = { held: Held; by: Author; state: AnswerState }

/** Opens what the link is about, locked. Tokens that fit nothing are counted by address, outside of what is undone. */
async function withLink(
  db: Database,
  { token, address, now }: Asking,
  act: (tx: Database, opened: Opened) => Promise<Question>,
): Promise<Question> {
  const counters = [{ kind: 'answer-link', subject: prefixOf(address), limit: 60, window: hours(1) }]
  await throttle(db, counters, words.answer.tooMany, now)
  const question = await db.transaction(async (tx) => {
    const [link] = await tx
      .select()
      .from(confirmationLinks)
      .where(eq(confirmationLinks.tokenHash, hashToken(token)))
    if (!link) throw badLink()
    const held = await holdRequest(tx, link.requestId)
    return act(tx, { held, by: await whoWasAsked(tx, held.id), state: stateOf(held, link.completedAt) })
  })
  await giveBack(db, counters)
  return question
}

/** The resident the letter went to, as long as they live where it is about. */
async function whoWasAsked(tx: Database, requestId: string): Promise<Author> {
  const addressed = await findAddressed(tx, requestId)
  const { tenant, account } = addressed
  if (!tenant || !account || !recipientsOf(addressed).tenant) throw badLink()
  return { id: tenant.userId, firstName: account.firstName, lastName: account.lastName }
}

function stateOf(held: Held, askedAbout: Date): AnswerState {
  if (held.completedAt?.getTime() !== askedAbout.getTime()) return isOpen(held) ? 'reopened' : 'over'
  if (held.confirmedAt === null) return 'waiting'
  return held.confirmedHow === 'silence' ? 'closed' : 'confirmed'
}

function checkNotPast(state: AnswerState) {
  if (state === 'reopened') throw conflict('not_waiting', words.answer.reopenedAlready)
  if (state === 'over') throw conflict('not_waiting', words.answer.over)
}

async function questionOf(tx: Database, held: Held, state: AnswerState): Promise<Question> {
  const { number } = await described(tx, { request: held, unitNumber: null })
  const until = state === 'waiting' ? answerBy(held) : null
  return { number, category: held.category, state, answerBy: until?.toISOString() ?? null }
}

const badLink = () => new Refusal(400, 'bad_link', words.answer.badLink, { field: 'token' })
