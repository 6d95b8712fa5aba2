import { sendListExport } from '#platform/server/csv/list-export.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { pageReply } from '#platform/server/http/send-reply.ts'
import { outbox } from '../contract.ts'
import { emailExport } from './export.ts'
import { deleteMailServer, findMailServer, saveMailServer } from './mail-server.ts'
import { findMailSettings, listEmails, readEmail, resend, resendAll, resendMany, sendTestEmail } from './store.ts'

/** Endpoints of the outbox and the mail settings, for administrators. */
export function outboxRoutes(context: AppContext) {
  const { mail } = context
  registerRoute(context, outbox.settings, ({ db, currentUser }) => findMailSettings(db, context, currentUser.email))
  registerRoute(context, outbox.saveServer, async ({ db, body, currentUser, ifMatch, now }) => {
    await saveMailServer(db, context, body, currentUser, ifMatch, now)
    return findMailServer(db, context.config)
  })
  registerRoute(context, outbox.removeServer, async ({ db, currentUser, now }) => {
    await deleteMailServer(db, currentUser, now)
    return findMailServer(db, context.config)
  })
  registerRoute(context, outbox.list, async ({ db, query, request }) => pageReply(request, await listEmails(db, query)))
  registerRoute(context, outbox.exportList, (call) => sendListExport(call, emailExport(call.query, call.now)))
  registerRoute(context, outbox.read, ({ db, params, currentUser, now }) => readEmail(db, params.id, currentUser, now))
  registerRoute(context, outbox.again, ({ db, params, currentUser, now }) =>
    resend(db, mail, params.id, currentUser, now),
  )
  registerRoute(context, outbox.manyAgain, ({ db, body, currentUser, now }) =>
    resendMany(db, mail, body.ids, currentUser, now),
  )
  registerRoute(context, outbox.allAgain, ({ db, currentUser, now }) => resendAll(db, mail, currentUser, now))
  registerRoute(context, outbox.sendTestEmail, ({ db, currentUser, now }) => sendTestEmail(db, mail, currentUser, now))
}
