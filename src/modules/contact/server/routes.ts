import type { AfterFiling } from '#maintenance/notices/server/after-filing.ts'
import { minutes } from '#platform/time/dates.ts'
import { paths } from '#paths.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { sendListExport } from '#platform/server/csv/list-export.ts'
import type { AppContext, CurrentUser } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { pageReply } from '#platform/server/http/send-reply.ts'
import { prefixOf, throttle } from '#platform/server/security/throttle.ts'
import { messageMoves } from '../choices.ts'
import type { NewMessage } from '../contract.ts'
import { contact } from '../contract.ts'
import { messageLinks } from '../linking-contract.ts'
import { manyMessages } from '../many-contract.ts'
import { isHoneypotFilled } from '../honeypot.ts'
import { contactTexts } from '../messages/index.ts'
import { messageExport } from './export.ts'
import { linkMessage, unlinkMessage } from './linking.ts'
import { findMessage, listMessages } from './reads.ts'
import { findReplyHelp } from './reply-help.ts'
import { checkMessages } from './select.ts'
import { moveMessage, moveMessages } from './moves.ts'
import { convertToRequest, fileMessage, replyToMessage } from './store.ts'

const endpointOfMove = { archive: contact.archive, unarchive: contact.unarchive, not_spam: contact.notSpam }

export function contactRoutes(context: AppContext, afterFiling: AfterFiling) {
  registerRoute(context, contact.send, ({ db, body, currentUser, address, now, request }) =>
    receiveMessage(context, db, body, { currentUser, address, isSpam: isHoneypotFilled(request.body) }, now),
  )
  registerRoute(context, contact.list, async ({ db, query, currentUser, request }) =>
    pageReply(request, await listMessages(db, query, currentUser.role)),
  )
  registerRoute(context, contact.exportList, (call) => sendListExport(call, messageExport(call.query, call.now)))
  registerRoute(context, contact.help, ({ db, now }) => findReplyHelp(db, now))
  registerRoute(context, contact.reply, ({ db, params, body, currentUser, ifMatch, now }) =>
    replyToMessage(db, context.mail, params.messageId, body, currentUser, ifMatch, now),
  )
  registerRoute(context, contact.find, ({ db, params, currentUser }) =>
    findMessage(db, params.messageId, currentUser.role),
  )
  for (const move of messageMoves)
    registerRoute(context, endpointOfMove[move], ({ db, params, query, currentUser: by, ifMatch, now }) =>
      moveMessage(db, params.messageId, move, { by, ifMatch, operation: query.operation, now }),
    )
  registerRoute(context, manyMessages.check, ({ db, body }) => checkMessages(db, body, body.move))
  registerRoute(context, manyMessages.change, ({ db, body, currentUser, now }) =>
    moveMessages(db, body, currentUser, now),
  )
  registerRoute(context, messageLinks.link, ({ db, params, body, currentUser, ifMatch, now }) =>
    linkMessage(db, params.messageId, body.tenantId, currentUser, ifMatch, now),
  )
  registerRoute(context, messageLinks.unlink, ({ db, params, currentUser, ifMatch, now }) =>
    unlinkMessage(db, params.messageId, currentUser, ifMatch, now),
  )
  registerRoute(context, contact.turn, ({ db, params, body, currentUser, ifMatch, now }) =>
    convertToRequest(db, params.messageId, body, { by: currentUser, ifMatch, now, afterFiling }),
  )
}

/** Used by the API and the form: limits the messages of an address prefix, then stores the message. */
export async function receiveMessage(
  context: AppContext,
  db: Database,
  input: NewMessage,
  { currentUser, address, isSpam }: { currentUser: CurrentUser | null; address: string; isSpam: boolean },
  now: Date,
) {
  const { contact: limit } = context.config.limits
  await throttle(
    db,
    [{ kind: 'contact', subject: prefixOf(address), limit, window: minutes(10) }],
    (language) => contactTexts[language].tooMany,
    now,
  )
  const office = context.origin() + paths.admin({ tab: 'website-requests' })
  const userId = currentUser?.role === 'tenant' ? currentUser.id : null
  return fileMessage(db, context.mail, input, { userId, address, office, isSpam }, now)
}
