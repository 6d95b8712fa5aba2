import { limitReveals } from '#accounts/server/reveal-limit.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { units } from '../contract.ts'
import { unitOptions } from '../option-contract.ts'
import { changeListing, listListings, publishListing, withdrawListing } from './listings.ts'
import { addNote, listNotes } from './notes.ts'
import { findOptions, setOptions } from './options.ts'
import { revealKeypadCode } from './store.ts'

export function unitRoutes(context: AppContext) {
  registerRoute(context, units.notes, ({ db, params }) => listNotes(db, params.id))
  registerRoute(context, units.addNote, ({ db, params, body, currentUser, now }) =>
    addNote(db, params.id, body.note, currentUser, now),
  )
  registerRoute(context, units.revealKeypadCode, async ({ db, params, currentUser, address, now }) => {
    await limitReveals(context, currentUser, address, now)
    return revealKeypadCode(db, params.id, context.secretKey, currentUser, address, now)
  })
  registerRoute(context, units.listings, ({ db, params }) => listListings(db, params.id))
  registerRoute(context, units.publish, ({ db, params, body, currentUser, now }) =>
    publishListing(db, params.id, body, currentUser, now),
  )
  registerRoute(context, units.changeListing, ({ db, params, query, body, currentUser, now, ifMatch }) =>
    changeListing(db, params.id, body, { by: currentUser, ifMatch, operation: query.operation, now }),
  )
  registerRoute(context, units.withdraw, ({ db, params, query, currentUser, now, ifMatch }) =>
    withdrawListing(db, params.id, { by: currentUser, ifMatch, operation: query.operation, now }),
  )
  registerRoute(context, unitOptions.find, ({ db }) => findOptions(db))
  registerRoute(context, unitOptions.set, ({ db, body, currentUser, now, ifMatch }) =>
    setOptions(db, body, currentUser, now, ifMatch),
  )
}
