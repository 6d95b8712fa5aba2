import { accounts } from '#accounts/contract.ts'
import type { House } from '#platform/server/house.ts'
import { serve } from '#platform/server/serve.ts'
import { residents } from '../contract.ts'
import { listActivity } from './activity.ts'
import { revealCode } from './codes.ts'
import { changeNames } from './names.ts'

/** The calls that need no home; those that tell of it too are mounted by occupancy. */
export function residentRoutes(house: House) {
  serve(house, residents.reveal, ({ db, params, body, visitor, address, now }) =>
    revealCode(db, house.secretKey, params.id, body.code, visitor, address, now),
  )
  serve(house, residents.activity, ({ db, params, visitor }) => listActivity(db, params.id, visitor.role))
  // An account's call, mounted here because a resident's full name goes along.
  serve(house, accounts.changeUser, ({ db, params, body, visitor, now }) =>
    changeNames(db, params.id, body, visitor, now),
  )
}
