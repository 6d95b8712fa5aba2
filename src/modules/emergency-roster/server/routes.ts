import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { emergencyRoster } from '../contract.ts'
import { ownEmergencyNeeds } from '../own-contract.ts'
import { addCopyView, addDevice, refreshCopy, removeDevice } from './devices.ts'
import { setPassphrase } from './lock.ts'
import { addNeedOnBehalf, readOverview, withdrawNeed } from './office.ts'
import { addOwnNeed, changeOwnNeed, listOwnNeeds, withdrawOwnNeed } from './own-needs.ts'
import { readState, viewRoster } from './roster.ts'

export function emergencyRosterRoutes(context: AppContext) {
  registerRoute(context, emergencyRoster.state, ({ db }) => readState(db))
  registerRoute(context, emergencyRoster.view, ({ db, body, currentUser, now }) =>
    viewRoster(db, body, currentUser, now),
  )
  registerRoute(context, emergencyRoster.addDevice, ({ db, body, currentUser, now }) =>
    addDevice(db, body, currentUser, now),
  )
  registerRoute(context, emergencyRoster.copy, ({ db, params, now }) => refreshCopy(db, params.id, now))
  registerRoute(context, emergencyRoster.addCopyView, ({ db, params, body, currentUser, now }) =>
    addCopyView(db, params.id, body, currentUser, now),
  )
  registerRoute(context, emergencyRoster.overview, ({ db }) => readOverview(db))
  registerRoute(context, emergencyRoster.addNeed, ({ db, body, currentUser, now }) =>
    addNeedOnBehalf(db, body, currentUser, now),
  )
  registerRoute(context, emergencyRoster.withdrawNeed, ({ db, params, currentUser, now }) =>
    withdrawNeed(db, params.id, currentUser, now),
  )
  registerRoute(context, emergencyRoster.setPassphrase, ({ db, body, currentUser, now }) =>
    setPassphrase(db, body, currentUser, now),
  )
  registerRoute(context, emergencyRoster.removeDevice, ({ db, params, currentUser, now }) =>
    removeDevice(db, params.id, currentUser, now),
  )
  registerRoute(context, ownEmergencyNeeds.list, ({ db, currentUser }) => listOwnNeeds(db, currentUser.id))
  registerRoute(context, ownEmergencyNeeds.add, ({ db, body, currentUser, now }) =>
    addOwnNeed(db, body, currentUser, now),
  )
  registerRoute(context, ownEmergencyNeeds.change, ({ db, params, body, currentUser, ifMatch, now }) =>
    changeOwnNeed(db, params.id, body, { by: currentUser, ifMatch, now }),
  )
  registerRoute(context, ownEmergencyNeeds.withdraw, ({ db, params, currentUser, now }) =>
    withdrawOwnNeed(db, params.id, currentUser, now),
  )
}
