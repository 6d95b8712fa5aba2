import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { reportPlaces } from '../contract.ts'
import { scannedPlaces } from '../scanned-place-contract.ts'
import { deleteVisitorContacts } from './delete-contacts.ts'
import { addReportPlaces, getScannedPlace, listReportPlaces, removeReportPlace, renewReportPlace } from './store.ts'

export async function reportPlaceRoutes(context: AppContext) {
  registerRoute(context, reportPlaces.list, ({ db }) => listReportPlaces(db))
  registerRoute(context, reportPlaces.add, ({ db, body, currentUser, now }) =>
    addReportPlaces(db, body, currentUser, now),
  )
  registerRoute(context, reportPlaces.renew, ({ db, params, currentUser, now }) =>
    renewReportPlace(db, params.id, currentUser, now),
  )
  registerRoute(context, reportPlaces.remove, ({ db, params, currentUser, now }) =>
    removeReportPlace(db, params.id, currentUser, now),
  )
  registerRoute(context, scannedPlaces.find, ({ db, params }) => getScannedPlace(db, params.code))
  await context.jobs.schedule('delete-visitor-contacts', '53 3 * * *', async () => {
    await deleteVisitorContacts(context.db, context.now())
  })
}
