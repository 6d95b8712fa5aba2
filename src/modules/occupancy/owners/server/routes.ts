import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { unitOwners } from '../contract.ts'
import { findUnitPeople, listOwnedUnits } from './reads.ts'
import { deleteFormerOwners, saveOwners } from './store.ts'

export async function ownerRoutes(context: AppContext) {
  registerRoute(context, unitOwners.people, ({ db, params }) => findUnitPeople(db, params.id))
  registerRoute(context, unitOwners.save, ({ db, params, body, currentUser, now, ifMatch }) =>
    saveOwners(db, params.id, body.owners, currentUser, now, ifMatch),
  )
  registerRoute(context, unitOwners.own, ({ db, currentUser }) => listOwnedUnits(db, currentUser.id))
  await context.jobs.schedule('delete-former-owners', '13 4 * * *', () => deleteFormerOwners(context.db, context.now()))
}
