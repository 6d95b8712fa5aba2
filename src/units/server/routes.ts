import type { House } from '#platform/server/house.ts'
import { serve } from '#platform/server/serve.ts'
import { units } from '../contract.ts'
import { unitOptions } from '../option-contract.ts'
import { changeListing, listListings, publishListing, withdrawListing } from './listings.ts'
import { addNote, listNotes } from './notes.ts'
import { findOptions, setOptions } from './options.ts'
import { revealKeypadCode } from './store.ts'

export function unitRoutes(house: House) {
  serve(house, units.notes, ({ db, params }) => listNotes(db, params.id))
  serve(house, units.addNote, ({ db, params, body, visitor, now }) => addNote(db, params.id, body.note, visitor, now))
  serve(house, units.revealKeypadCode, ({ db, params, visitor, address, now }) =>
    revealKeypadCode(db, params.id, house.secretKey, visitor, address, now),
  )
  serve(house, units.listings, ({ db, params }) => listListings(db, params.id))
  serve(house, units.publish, ({ db, params, body, visitor, now }) => publishListing(db, params.id, body, visitor, now))
  serve(house, units.changeListing, ({ db, params, body, visitor, now, ifMatch }) =>
    changeListing(db, params.id, body, visitor, now, ifMatch),
  )
  serve(house, units.withdraw, ({ db, params, visitor, now, ifMatch }) =>
    withdrawListing(db, params.id, visitor, now, ifMatch),
  )
  serve(house, unitOptions.find, ({ db }) => findOptions(db))
  serve(house, unitOptions.set, ({ db, body, visitor, now, ifMatch }) => setOptions(db, body, visitor, now, ifMatch))
}
