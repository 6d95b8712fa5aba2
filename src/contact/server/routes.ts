import { minutes } from '#platform/dates.ts'
import { paths } from '#paths.ts'
import type { Database } from '#platform/server/database.ts'
import type { House } from '#platform/server/house.ts'
import { Answer, serve } from '#platform/server/serve.ts'
import { prefixOf, throttle } from '#platform/server/throttle.ts'
import type { NewMessage } from '../contract.ts'
import { contact } from '../contract.ts'
import { words } from '../words.ts'
import { findMessage, listMessages } from './reads.ts'
import { helpReply } from './reply-help.ts'
import { archiveMessage, fileMessage, replyToMessage, turnIntoRequest, unarchiveMessage } from './store.ts'

export function contactRoutes(house: House) {
  serve(house, contact.send, ({ db, body, address, now }) => receiveMessage(house, db, body, address, now))
  serve(house, contact.list, async ({ db, query, visitor, request }) => {
    const { messages, total, next } = await listMessages(db, query, visitor.role)
    return new Answer(messages, { 'X-Total-Count': String(total), ...linkTo(request.url, next) })
  })
  serve(house, contact.help, ({ db, now }) => helpReply(db, now))
  serve(house, contact.reply, ({ db, params, body, visitor, ifMatch, now }) =>
    replyToMessage(db, house.mail, params.messageId, body, visitor, ifMatch, now),
  )
  serve(house, contact.archive, ({ db, params, visitor, ifMatch, now }) =>
    archiveMessage(db, params.messageId, visitor, ifMatch, now),
  )
  serve(house, contact.find, ({ db, params, visitor }) => findMessage(db, params.messageId, visitor.role))
  serve(house, contact.unarchive, ({ db, params, visitor, ifMatch, now }) =>
    unarchiveMessage(db, params.messageId, visitor, ifMatch, now),
  )
  serve(house, contact.turn, ({ db, params, body, visitor, ifMatch, now }) =>
    turnIntoRequest(db, params.messageId, body, visitor, ifMatch, now),
  )
}

/** What both ways in share: so many from one place, then the message is filed. */
export async function receiveMessage(house: House, db: Database, sent: NewMessage, address: string, now: Date) {
  const { contact: limit } = house.config.limits
  await throttle(db, [{ kind: 'contact', subject: prefixOf(address), limit, window: minutes(10) }], words.tooMany, now)
  const office = house.origin() + paths.admin({ tab: 'website-requests' })
  return fileMessage(db, house.mail, sent, { address, office }, now)
}

/** The page after this one: the same address with the cursor moved on. */
function linkTo(url: string, cursor: string | null): Record<string, string> {
  if (cursor === null) return {}
  const [path, search] = url.split('?')
  const query = new URLSearchParams(search)
  query.set('cursor', cursor)
  return { Link: `<${path}?${query.toString()}>; rel="next"` }
}
