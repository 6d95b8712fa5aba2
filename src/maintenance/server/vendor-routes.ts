import type { House } from '#platform/server/house.ts'
import { serve } from '#platform/server/serve.ts'
import { vendorList } from '../vendor-contract.ts'
import { addVendor, changeVendor, listVendorRecords } from './vendors.ts'

/** The firms the house works with, for administrators to change. */
export function vendorRoutes(house: House) {
  serve(house, vendorList.list, ({ db }) => listVendorRecords(db))
  serve(house, vendorList.add, ({ db, body, visitor, now }) => addVendor(db, body, visitor, now))
  serve(house, vendorList.change, ({ db, params, body, visitor, now, ifMatch }) =>
    changeVendor(db, params.id, body, visitor, now, ifMatch),
  )
}
