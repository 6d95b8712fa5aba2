import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { pageReply } from '#platform/server/http/send-reply.ts'
import type { Log } from '#platform/server/process/log.ts'
import { incomingEmails, receiving } from '../contract.ts'
import { acceptEmail, discardEmail, listUnverified } from './decide.ts'
import { receiveEmails } from './receive-emails.ts'
import { listBouncedAddresses, markAddressWorking } from './record-bounce.ts'
import { deleteOldEmails } from './retention.ts'
import { deleteReceivingSettings, findReceivingSettings, saveReceivingSettings, testReceiving } from './settings.ts'

/** Endpoints of received e-mail, and the jobs that read the mailbox. */
export async function mailboxRoutes(context: AppContext, log: Log) {
  registerRoute(context, receiving.find, ({ db }) => findReceivingSettings(db, context))
  registerRoute(context, receiving.save, ({ db, body, currentUser, ifMatch, now }) =>
    saveReceivingSettings(db, context, body, currentUser, ifMatch, now),
  )
  registerRoute(context, receiving.remove, async ({ db, currentUser, now }) => {
    await deleteReceivingSettings(db, currentUser, now)
    return findReceivingSettings(db, context)
  })
  registerRoute(context, receiving.test, ({ db, body }) => testReceiving(db, context, body))
  registerRoute(context, incomingEmails.list, async ({ db, query, request }) =>
    pageReply(request, await listUnverified(db, query)),
  )
  registerRoute(
    context,
    incomingEmails.check,
    async ({ now }) => (await receiveEmails(context, now)) ?? { received: 0, fault: null },
  )
  registerRoute(context, incomingEmails.accept, ({ db, params, body, currentUser, now }) =>
    acceptEmail(db, context, params.id, body, currentUser, now),
  )
  registerRoute(context, incomingEmails.discard, ({ db, params, currentUser, now }) =>
    discardEmail(db, params.id, currentUser, now),
  )
  registerRoute(context, incomingEmails.bounced, ({ db, params }) => listBouncedAddresses(db, params.id))
  registerRoute(context, incomingEmails.working, ({ db, params, body, currentUser, now }) =>
    markAddressWorking(db, params.id, body.address, currentUser, now),
  )
  await context.jobs.schedule('receive-emails', '* * * * *', async () => {
    const result = await receiveEmails(context, context.now())
    if (result?.fault) log.warn('The mailbox of answers could not be read; the reason is in Settings, Email.')
  })
  await context.jobs.schedule('forget-emails', '41 3 * * *', () => deleteOldEmails(context.db, context.now()))
}
