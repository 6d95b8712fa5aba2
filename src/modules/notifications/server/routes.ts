import type { FastifyRequest } from 'fastify'
import { languageOf } from '#platform/language/language.ts'
import type { AppContext, CurrentUser } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { pageReply } from '#platform/server/http/send-reply.ts'
import { notifications } from '../contract.ts'
import { changeSettings, choose, findChoices } from './choices.ts'
import { deliverDue } from './deliver-due.ts'
import { runSoon } from './run-soon.ts'
import { countUnread, listNotifications, markAllRead, markRead } from './store.ts'

/** The reader of a reply: the words are in the language of the page. */
const readerOf = (user: CurrentUser, request: FastifyRequest) => ({
  ...user,
  language: languageOf(request.headers['accept-language']),
})

export async function notificationRoutes(context: AppContext) {
  registerRoute(context, notifications.list, async ({ db, query, currentUser, request }) =>
    pageReply(request, await listNotifications(db, readerOf(currentUser, request), query)),
  )
  registerRoute(context, notifications.unread, async ({ db, currentUser }) => ({
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
    findChoices(db, readerOf(currentUser, request)),
  )
  registerRoute(context, notifications.choose, ({ db, body, currentUser, now, request }) =>
    choose(db, readerOf(currentUser, request), body, now),
  )
  registerRoute(context, notifications.changeSettings, ({ db, body, currentUser, now, request }) =>
    changeSettings(db, readerOf(currentUser, request), body, now),
  )
  await startDelivery(context)
}

/** Sends what is due, right after each change and every minute. */
async function startDelivery(context: AppContext) {
  const { jobs, live, db, mail, now, origin } = context
  const deliver = () => deliverDue(db, { mail, origin: origin() }, now())
  await jobs.schedule('deliver-notifications', '* * * * *', deliver)
  if (!jobs.runsSchedules) return
  const soon = runSoon(deliver)
  live.onChange(({ topic }) => {
    if (topic === 'notifications') soon()
  })
}
