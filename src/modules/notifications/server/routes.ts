import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'
import { languageOf } from '#platform/language/language.ts'
import type { AppContext, CurrentUser } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { pageReply } from '#platform/server/http/send-reply.ts'
import { notifications } from '../contract.ts'
import { unreadNotifications } from '../unread-contract.ts'
import { smsSettings } from '../sms-contract.ts'
import { changeSettings, choose, findChoices } from './choices.ts'
import { deliverDue } from './deliver-due.ts'
import type { FindCode } from './deliver-messages.ts'
import { findSmsSettings, removeGateway, setGateway, testGateway } from './channels/gateway.ts'
import { publicKey } from './channels/push-keys.ts'
import { listDevices, subscribe, unsubscribe } from './channels/subscriptions.ts'
import { sendTest } from './send-test.ts'
import { runSoon } from './run-soon.ts'
import { countUnread, listNotifications, markAllRead, markRead } from './store.ts'

/** The reader of a reply: the words are in the language of the page. */
const readerOf = (user: CurrentUser, request: FastifyRequest) => ({
  ...user,
  language: languageOf(request.headers['accept-language']),
})

export async function notificationRoutes(context: AppContext, findCode: FindCode) {
  const chooserOf = (user: CurrentUser, request: FastifyRequest) => ({
    ...readerOf(user, request),
    sms: messageTools(context).sms,
  })
  registerRoute(context, notifications.list, async ({ db, query, currentUser, request }) =>
    pageReply(request, await listNotifications(db, readerOf(currentUser, request), query)),
  )
  registerRoute(context, unreadNotifications.count, async ({ db, currentUser }) => ({
    unread: await countUnread(db, currentUser.id),
  }))
  registerRoute(context, notifications.read, ({ db, params, currentUser, now, request }) =>
    markRead(db, readerOf(currentUser, request), params.id, now),
  )
  registerRoute(context, notifications.readAll, async ({ db, currentUser, now }) => {
    await markAllRead(db, currentUser.id, now)
    return { unread: await countUnread(db, currentUser.id) }
  })
  registerRoute(context, notifications.choices, ({ db, currentUser, request }) =>
    findChoices(db, chooserOf(currentUser, request)),
  )
  registerRoute(context, notifications.choose, ({ db, body, currentUser, now, request }) =>
    choose(db, chooserOf(currentUser, request), body, now),
  )
  registerRoute(context, notifications.changeSettings, ({ db, body, currentUser, now, request }) =>
    changeSettings(db, chooserOf(currentUser, request), body, now),
  )
  pushRoutes(context)
  smsRoutes(context)
  await startDelivery(context, findCode)
}

function pushRoutes(context: AppContext) {
  registerRoute(context, notifications.push, async ({ db, currentUser, now }) => ({
    publicKey: await publicKey(db, context.secretKey, now),
    devices: await listDevices(db, currentUser.id),
  }))
  registerRoute(context, notifications.subscribe, ({ db, body, currentUser, now }) =>
    subscribe(db, body, context.config.pushTestService, currentUser, now),
  )
  registerRoute(context, notifications.unsubscribe, async ({ db, params, currentUser, now }) => {
    await unsubscribe(db, params.id, currentUser, now)
    return { message: 'Push is off in this browser' }
  })
  registerRoute(context, notifications.test, ({ db, currentUser, now }) => sendTest(db, currentUser, now))
}

function smsRoutes(context: AppContext) {
  const sms = () => messageTools(context).sms
  registerRoute(context, smsSettings.find, ({ db, now }) => findSmsSettings(db, sms(), now))
  registerRoute(context, smsSettings.set, ({ db, body, currentUser, now }) =>
    setGateway(db, sms(), body, currentUser, now),
  )
  registerRoute(context, smsSettings.remove, ({ db, currentUser, now }) => removeGateway(db, sms(), currentUser, now))
  registerRoute(context, smsSettings.test, ({ db, currentUser, now }) => testGateway(db, sms(), currentUser, now))
}

/** Sends what is due, right after each change and every minute. */
async function startDelivery(context: AppContext, findCode: FindCode) {
  const { jobs, live, db, mail, now, origin } = context
  const deliver = () => deliverDue(db, { mail, origin: origin(), ...messageTools(context), findCode }, now())
  await jobs.everyMinute('deliver-notifications', deliver)
  if (!jobs.runsSchedules) return
  const soonOf = live.perBuilding(() => runSoon(deliver))
  live.onChange(({ topic }) => {
    if (topic === 'notifications') soonOf()()
  })
}

/** How push and text messages are sent; outside production, text messages are files. */
export const messageTools = ({ secretKey, config }: Pick<AppContext, 'secretKey' | 'config'>) => ({
  push: { secretKey, testService: config.pushTestService },
  sms: { secretKey, folder: config.production ? null : join(config.dataDir, 'sms') },
})
