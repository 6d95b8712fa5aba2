import type { FastifyRequest } from 'fastify'
import { newId } from '#platform/server/database/ids.ts'
import { languageOf } from '#platform/language/language.ts'
import type { AppContext, CurrentUser } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { notFound } from '#platform/http-error.ts'
import { writeAudit } from '#platform/server/audit/audit.ts'
import { paths } from '#paths.ts'
import { onCall } from '../contract.ts'
import { escalateAlerts, listAlerts, raiseAlert, takeAlert } from './alerts.ts'
import { findOnCallNow, findRota, setRota } from './rota.ts'

const readerOf = (user: CurrentUser, request: FastifyRequest) => ({
  ...user,
  language: languageOf(request.headers['accept-language']),
})

/** The rota, alerts and "I have it". */
export async function onCallRoutes(context: AppContext) {
  registerRoute(context, onCall.now, ({ db, now }) => findOnCallNow(db, now))
  registerRoute(context, onCall.alerts, ({ db, query, currentUser, now, request }) =>
    listAlerts(db, readerOf(currentUser, request), query, now),
  )
  registerRoute(context, onCall.take, ({ db, params, currentUser, now, request }) =>
    takeAlert(db, params.id, readerOf(currentUser, request), now),
  )
  registerRoute(context, onCall.rota, ({ db, now }) => findRota(db, now))
  registerRoute(context, onCall.setRota, ({ db, body, currentUser, now, ifMatch }) =>
    setRota(db, body, currentUser, now, ifMatch),
  )
  registerRoute(context, onCall.test, ({ db, currentUser, now, request }) =>
    db.transaction(async (tx) => {
      const about = { type: 'alerts', id: newId() }
      const link = paths.notifications()
      await raiseAlert(tx, { kind: 'test_call', params: {}, link, about, key: `test ${about.id}` }, now)
      const [alert] = await listAlerts(tx, readerOf(currentUser, request), { about: about.id, limit: 1 }, now)
      if (!alert) throw notFound('Alert')
      await writeAudit(tx, { by: currentUser, action: 'tested', recordType: 'alerts', recordId: alert.id, now })
      return alert
    }),
  )
  await context.jobs.everyMinute('escalate-alerts', async () => {
    await escalateAlerts(context.db, context.now())
  })
}
