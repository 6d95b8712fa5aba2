import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { pageReply } from '#platform/server/http/send-reply.ts'
import { keys } from '../contract.ts'
import { ownKeys } from '../own-contract.ts'
import { alertOverdueKeys } from './alerts.ts'
import { listOwnKeys } from './own-keys.ts'
import { findBorrowers, findKey, listKeys, summarizeKeys } from './reads.ts'
import { breakSeal, sealKey } from './seals.ts'
import { checkInKey, checkOutKey, extendLoan } from './store.ts'

export async function keyRoutes(context: AppContext) {
  const { db, jobs, now } = context
  registerRoute(context, keys.list, async ({ db, query, now, request }) =>
    pageReply(request, await listKeys(db, query, now)),
  )
  registerRoute(context, keys.summary, ({ db, now }) => summarizeKeys(db, now))
  registerRoute(context, keys.borrowers, ({ db, query }) => findBorrowers(db, query.text))
  registerRoute(context, keys.find, ({ db, params, now }) => findKey(db, params.id, now))
  registerRoute(context, keys.checkOut, ({ db, params, query, body, currentUser, now }) =>
    checkOutKey(db, params.id, body, { by: currentUser, operation: query.operation, now }),
  )
  registerRoute(context, keys.checkIn, ({ db, params, query, body, currentUser, now }) =>
    checkInKey(db, params.id, body, { by: currentUser, operation: query.operation, now }),
  )
  registerRoute(context, keys.extend, ({ db, params, query, body, currentUser, now }) =>
    extendLoan(db, params.id, body, { by: currentUser, operation: query.operation, now }),
  )
  registerRoute(context, keys.seal, ({ db, params, body, currentUser, now }) =>
    sealKey(db, params.id, body, currentUser, now),
  )
  registerRoute(context, keys.breakSeal, ({ db, params, body, currentUser, now }) =>
    breakSeal(db, params.id, body, currentUser, now),
  )
  registerRoute(context, ownKeys.list, ({ db, currentUser, now }) => listOwnKeys(db, currentUser.id, now))
  await jobs.everyMinute('alert-overdue-keys', async () => void (await alertOverdueKeys(db, now())))
}
