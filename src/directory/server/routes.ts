import type { House } from '#platform/server/house.ts'
import { serve } from '#platform/server/serve.ts'
import { directory } from '../contract.ts'
import { changeOwnEntry, findOwnEntry, listNeighbours } from './store.ts'

export function directoryRoutes(house: House) {
  serve(house, directory.list, ({ db, query, visitor }) => listNeighbours(db, query.search, visitor.id))
  serve(house, directory.own, ({ db, visitor }) => findOwnEntry(db, visitor.id))
  serve(house, directory.change, ({ db, body, visitor, now, ifMatch }) =>
    changeOwnEntry(db, body, visitor, now, ifMatch),
  )
}
