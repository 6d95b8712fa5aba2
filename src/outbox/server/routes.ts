import type { House } from '#platform/server/house.ts'
import { Answer, serve } from '#platform/server/serve.ts'
import { linkToNext } from '#platform/server/serve-read.ts'
import { outbox } from '../contract.ts'
import { findMailSettings, listLetters, readLetter, sendAgain, sendAllAgain, tryOut } from './store.ts'

/** The outbox and how letters leave, for administrators. */
export function outboxRoutes(house: House) {
  const { mail } = house
  serve(house, outbox.settings, ({ db, visitor }) => findMailSettings(db, mail, visitor.email))
  serve(house, outbox.list, async ({ db, query, request }) => {
    const { letters, total, next } = await listLetters(db, query)
    const headers: Record<string, string> = { 'X-Total-Count': String(total) }
    if (next !== null) headers['Link'] = linkToNext(outbox.list, request, next)
    return new Answer(letters, headers)
  })
  serve(house, outbox.read, ({ db, params, visitor, now }) => readLetter(db, params.id, visitor, now))
  serve(house, outbox.again, ({ db, params, visitor, now }) => sendAgain(db, mail, params.id, visitor, now))
  serve(house, outbox.allAgain, ({ db, visitor, now }) => sendAllAgain(db, mail, visitor, now))
  serve(house, outbox.tryOut, ({ db, visitor, now }) => tryOut(db, mail, visitor, now))
}
