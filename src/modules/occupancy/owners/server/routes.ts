import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { unitOwners } from '../contract.ts'
import { addBegunOwners } from './begun-owners.ts'
import { findUnitPeople, listOwnedUnits } from './reads.ts'
import { deleteFormerOwners, saveOwners } from './store.ts'

export async function ownerRoutes(context: AppContext) {
  registerRoute(context, unitOwners.people, ({ db, params, now }) => findUnitPeople(db, params.id, now))
  registerRoute(context, unitOwners.save, ({ db, params, body, currentUser, now, ifMatch }) =>
    saveOwners(db, params.id, body.owners, currentUser, now, ifMatch),
  )
  registerRoute(context, unitOwners.own, ({ db, currentUser, now }) => listOwnedUnits(db, currentUser.id, now))
  await context.jobs.schedule('add-begun-owners', '*/15 * * * *', () => addBegunOwners(context.db, context.now()))
  await context.jobs.schedule('delete-former-owners', '13 4 * * *', () => deleteFormerOwners(context.db, context.now()))
}
