import type { FastifyRequest } from 'fastify'
import { hours } from '#platform/time/dates.ts'
import type { HttpError } from '#platform/http-error.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import { AttemptTally, type Milestone } from '#platform/server/security/attempt-tally.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { isActivity } from '#platform/server/http/authorize.ts'
import { prefixOf } from '#platform/server/security/throttle.ts'
import { accounts } from '../contract.ts'
import { Credentials } from '../own-account.ts'
import { accountTexts } from '../messages/index.ts'
import { findByEmail } from './sign-in.ts'

/** The number of subjects of each kind that are counted separately in an hour. */
const maxSubjects = 50
/** Beyond this many at once, attempts are counted without looking their account up. */
const maxPending = 50

const createTally = (first: number) => new AttemptTally({ first, most: maxSubjects, window: hours(1) })

const createTallies = () => ({
  failed: { known: createTally(1), unknown: createTally(1) },
  locked: { known: createTally(1), unknown: createTally(1) },
  rejected: { known: createTally(1), unknown: createTally(1) },
  // A page whose session has ended sends a few more requests before it shows that.
  notSignedIn: createTally(100),
})

/**
 * Writes failed sign-ins, locked-out accounts and rejected calls into the audit log: the first of an hour, the 10th,
 * the 100th and so on, by account and address prefix; rejected calls of an account also by route. The e-mail address of
 * an unknown account is never stored, only the address prefix of the attempt. Runs after the answer, so it does not
 * delay it or reveal whether an account exists.
 */
export function recordAttempts(
  context: Pick<AppContext, 'fastify' | 'db' | 'authenticator' | 'now'> & {
    live: Pick<AppContext['live'], 'perBuilding'>
  },
) {
  const { fastify, db, authenticator, now, live } = context
  const talliesOf = live.perBuilding(createTallies)
  const pending = new Set<Promise<void>>()

  async function recordSignInFailure(request: FastifyRequest, { status, message }: HttpError) {
    const outcome = status === 429 ? 'locked' : 'failed'
    const [at, prefix] = [now(), prefixOf(request.ip)]
    const email = Credentials.safeParse(request.body).data?.email
    const user = email === undefined || pending.size > maxPending ? undefined : await findByEmail(db, email)
    const untilReset = outcome === 'locked' && message === accountTexts.en.accountLocked
    const milestone = user
      ? talliesOf()[outcome].known.count(`${user.id} ${prefix} ${untilReset}`, at)
      : talliesOf()[outcome].unknown.count(prefix, at)
    if (milestone)
      await write(
        outcome === 'locked' ? 'was locked out' : 'failed to sign in',
        milestone,
        { recordId: user?.id, after: { account: user ? 'known' : 'unknown', ...(untilReset ? { untilReset } : {}) } },
        prefix,
        at,
      )
  }

  async function recordRejectedCall(request: FastifyRequest, { code, status }: HttpError) {
    const [at, prefix] = [now(), prefixOf(request.ip)]
    const called = `${request.method} ${request.routeOptions.url ?? ''}`
    const person =
      status === 401 || pending.size > maxPending ? null : await authenticator.findCurrentUser(request, at, false)
    const tallies = talliesOf()
    const milestone =
      status === 401
        ? tallies.notSignedIn.count(prefix, at)
        : person
          ? tallies.rejected.known.count(`${person.id} ${code} ${called}`, at)
          : tallies.rejected.unknown.count(`${prefix} ${code}`, at)
    const after = { why: code, call: called }
    if (milestone) await write('was refused a call', milestone, { by: person, recordId: person?.id, after }, prefix, at)
  }

  async function write(
    action: 'failed to sign in' | 'was locked out' | 'was refused a call',
    { count: times, pooled }: Milestone,
    about: { by?: Parameters<typeof writeAudit>[1]['by']; recordId?: string | undefined; after: object },
    prefix: string,
    at: Date,
  ) {
    const subject = pooled ? {} : { recordId: about.recordId, address: prefix }
    const after = { ...about.after, times, ...(pooled ? { fromMany: true } : {}) }
    await writeAudit(db, {
      by: pooled ? null : (about.by ?? null),
      action,
      recordType: 'accounts',
      ...subject,
      after,
      now: at,
    })
  }

  function recordError(request: FastifyRequest, error: HttpError): Promise<void> | null {
    const { endpoint } = request.routeOptions.config
    const { status, code } = error
    if (endpoint === accounts.signIn && isFailure(error)) return recordSignInFailure(request, error)
    // Background requests and the event stream are not attempts of a person.
    const isAttempt = status === 401 && code === 'not_signed_in' && endpoint && isActivity(endpoint, request)
    return status === 403 || isAttempt ? recordRejectedCall(request, error) : null
  }

  fastify.errorListener.response = (request, error) => {
    const work = recordError(request, error)
    if (work === null) return
    const task = work
      // A failure of the log must not affect the request.
      .catch(() => request.log.warn({ id: request.id }, 'A rejected attempt could not be written into the audit log.'))
      .finally(() => pending.delete(task))
    pending.add(task)
  }
  fastify.addHook('onClose', async () => void (await Promise.all(pending)))
}

const isFailure = ({ status, code }: HttpError) =>
  status === 429 || (status === 401 && (code === 'wrong_credentials' || code === 'second_factor_wrong'))
