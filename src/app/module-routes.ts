import { deskLogRoutes } from '#desk-log/server/routes.ts'
import { deskSearchRoutes } from '#desk-search/server/routes.ts'
import { findPeopleWhoNeedHelp } from '#emergency-roster/server/need-help.ts'
import { emergencyRosterRoutes } from '#emergency-roster/server/routes.ts'
import { gatherFiled } from '#incidents/server/gathering.ts'
import { incidentRoutes } from '#incidents/server/routes.ts'
import { frontDeskRoutes } from '#front-desk/server/routes.ts'
import { confirmationRoutes } from '#maintenance/confirmation/server/routes.ts'
import { slaRoutes } from '#maintenance/sla/server/routes.ts'
import { vendorRoutes } from '#maintenance/vendors/server/routes.ts'
import { reportPlaceRoutes } from '#maintenance/places/server/routes.ts'
import { workOrderRoutes } from '#maintenance/work-orders/server/routes.ts'
import { photoRoutes } from '#maintenance/photos/server/routes.ts'
import { keyRoutes } from '#keys/server/routes.ts'
import { packageRoutes } from '#packages/server/routes.ts'
import { visitorRoutes } from '#visitors/server/routes.ts'
import { describeStacks } from '#tower/server/describe-stacks.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'

/** Mounts the modules of the front desk. */
export async function mountDesk(context: AppContext): Promise<void> {
  await frontDeskRoutes(context)
  await packageRoutes(context)
  visitorRoutes(context)
  await keyRoutes(context)
  deskLogRoutes(context, gatherFiled)
  incidentRoutes(context, findPeopleWhoNeedHelp, describeStacks)
  emergencyRosterRoutes(context)
  deskSearchRoutes(context)
}

/** The calls of the parts of maintenance beside its core: confirmation, promised times, vendors, work orders, photos and places. */
export async function mountMaintenanceParts(context: AppContext): Promise<void> {
  confirmationRoutes(context)
  slaRoutes(context)
  vendorRoutes(context)
  workOrderRoutes(context)
  await photoRoutes(context)
  await reportPlaceRoutes(context)
}
