import { accounts } from '#accounts/contract.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { residents } from '../contract.ts'
import { listActivity } from './activity.ts'
import { changeNames } from './names.ts'

/** Endpoints that do not need the home; occupancy mounts the others. */
export function residentRoutes(context: AppContext) {
  registerRoute(context, residents.activity, ({ db, params, currentUser }) =>
    listActivity(db, params.id, currentUser.role),
  )
  // An endpoint of accounts, mounted here because it also updates a resident's full name.
  registerRoute(context, accounts.changeUser, ({ db, params, body, currentUser, now }) =>
    changeNames(db, params.id, body, currentUser, now),
  )
}
