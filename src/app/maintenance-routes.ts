import { vendorRoutes } from '#maintenance/vendors/server/routes.ts'
import { reportPlaceRoutes } from '#maintenance/places/server/routes.ts'
import { workOrderRoutes } from '#maintenance/work-orders/server/routes.ts'
import { photoRoutes } from '#maintenance/photos/server/routes.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'

/** The calls of the parts of maintenance beside its core: vendors, work orders, photos and places. */
export async function mountMaintenanceParts(context: AppContext): Promise<void> {
  vendorRoutes(context)
  workOrderRoutes(context)
  await photoRoutes(context)
  await reportPlaceRoutes(context)
}
