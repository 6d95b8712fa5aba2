import type { House } from '#platform/server/house.ts'
import { serve } from '#platform/server/serve.ts'
import { promiseTimes } from '../promise-contract.ts'
import { addPromiseTime, changePromiseTime, listPromiseTimes, removePromiseTime } from './promise-times.ts'

/** What the building promises, for administrators to change. */
export function promiseRoutes(house: House) {
  serve(house, promiseTimes.list, ({ db }) => listPromiseTimes(db))
  serve(house, promiseTimes.add, ({ db, body, visitor, now }) => addPromiseTime(db, body, visitor, now))
  serve(house, promiseTimes.change, ({ db, params, body, visitor, now, ifMatch }) =>
    changePromiseTime(db, params.id, body, visitor, now, ifMatch),
  )
  serve(house, promiseTimes.remove, ({ db, params, visitor, now, ifMatch }) =>
    removePromiseTime(db, params.id, visitor, now, ifMatch),
  )
}
