import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { vendorList } from '../contract.ts'
import { addVendor, changeVendor, listVendorRecords } from './store.ts'

/** Endpoints for administrators to manage the building's vendors. */
export function vendorRoutes(context: AppContext) {
  registerRoute(context, vendorList.list, ({ db }) => listVendorRecords(db))
  registerRoute(context, vendorList.add, ({ db, body, currentUser, now }) => addVendor(db, body, currentUser, now))
  registerRoute(context, vendorList.change, ({ db, params, body, currentUser, now, ifMatch }) =>
    changeVendor(db, params.id, body, currentUser, now, ifMatch),
  )
}
