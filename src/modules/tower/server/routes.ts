import { sendListExport } from '#platform/server/csv/list-export.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { pageReply } from '#platform/server/http/send-reply.ts'
import { doorCodeHooks } from '#moves/server/door-codes.ts'
import { changeUnit, createUnit } from '#units/server/store.ts'
import { unitChoices } from '../choice-contract.ts'
import { tower } from '../contract.ts'
import { towerDays } from '../day-contract.ts'
import { changeEach } from '#undo/server/change-many.ts'
import { conflict } from '#platform/http-error.ts'
import { validateStatusOfMany } from '../many-units.ts'
import { manyWords } from '../messages/many.ts'
import { manyUnits } from '../many-contract.ts'
import { unitExport } from '../export-contract.ts'
import { floorTable } from '../floors-contract.ts'
import { findBuildingOnDay } from './building-on-day.ts'
import { changeFloorTable, findFloorTable, previewFloorTable } from './floor-table.ts'
import { unitListExport } from './export.ts'
import { cacheFirstPage, firstPage, listForPicture, listForScreens } from './listed-units.ts'
import { findNeighbours, listUnitChoices } from './unit-choices.ts'
import { shapeRoutes } from './shape/shape-routes.ts'
import { cacheUnitList } from './unit-list.ts'
import { findUnit, listUnits } from './units.ts'

export async function towerRoutes(context: AppContext) {
  await shapeRoutes(context)
  const allUnits = cacheUnitList(context)
  const listedUnits = cacheFirstPage(context, tower.list, listForScreens)
  const pictureUnits = cacheFirstPage(context, tower.picture, listForPicture)
  const isFirstPage = ({ limit, cursor }: { limit: number; cursor?: string | undefined }) =>
    limit === firstPage && !cursor
  registerRoute(context, tower.units, async ({ db, query, request }) => {
    if (Object.values(query).every((value) => value === undefined)) return allUnits()
    return pageReply(request, await listUnits(db, query))
  })
  registerRoute(context, tower.list, async ({ db, query, request }) =>
    isFirstPage(query) ? listedUnits() : pageReply(request, await listForScreens(db, query)),
  )
  registerRoute(context, tower.picture, async ({ db, query, request }) =>
    isFirstPage(query) ? pictureUnits() : pageReply(request, await listForPicture(db, query)),
  )
  registerRoute(context, unitExport.exportList, async (call) =>
    sendListExport(call, unitListExport(call.query, call.now)),
  )
  registerRoute(context, unitChoices.list, ({ db, query }) => listUnitChoices(db, query))
  registerRoute(context, unitChoices.neighbours, ({ db, params }) => findNeighbours(db, params.id))
  registerRoute(context, towerDays.on, ({ db, query, now }) => findBuildingOnDay(db, query.day, now))
  registerRoute(context, floorTable.find, ({ db }) => findFloorTable(db))
  registerRoute(context, floorTable.preview, ({ db, body, now }) => previewFloorTable(db, body, now))
  registerRoute(context, floorTable.change, ({ db, body, currentUser, now, ifMatch }) =>
    changeFloorTable(db, body, currentUser, now, ifMatch),
  )
  registerRoute(context, tower.unit, ({ db, params }) => findUnit(db, params.id))
  registerRoute(context, tower.createUnit, async ({ db, body, currentUser, now }) =>
    findUnit(db, await createUnit(db, body, context.secretKey, currentUser, now)),
  )
  registerRoute(context, tower.changeUnit, async ({ db, params, query, body, currentUser, now, ifMatch }) => {
    await changeUnit(db, params.id, body, context.secretKey, currentUser, now, ifMatch, {
      present: findUnit,
      operation: query.operation,
      doorCode: doorCodeHooks(context.secretKey, params.id, currentUser, now),
    })
    return findUnit(db, params.id)
  })
  registerRoute(context, manyUnits.change, ({ db, body, currentUser, now }) =>
    changeEach(db, body, currentUser, now, async (tx, id, { ifMatch, operation }) => {
      const reason = validateStatusOfMany(body.status, await findUnit(tx, id))
      if (reason === manyWords.endsListing) throw conflict('ends_listing', () => reason)
      const changes = { status: body.status }
      const hooks = { present: findUnit, operation }
      await changeUnit(tx, id, changes, context.secretKey, currentUser, now, ifMatch, hooks)
      return findUnit(tx, id)
    }),
  )
}
