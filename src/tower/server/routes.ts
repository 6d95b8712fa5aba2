import type { House } from '#platform/server/house.ts'
import { pageAsAnswer, serveRead } from '#platform/server/serve-read.ts'
import { type Handler, serve, visitorKept } from '#platform/server/serve.ts'
import { changeUnit, createUnit } from '#units/server/store.ts'
import { tower } from '../contract.ts'
import { towerDays } from '../day-contract.ts'
import { floorTable } from '../floors-contract.ts'
import { findBuildingOnDay } from './building-on-day.ts'
import { changeFloorTable, findFloorTable, tryFloorTable } from './floor-table.ts'
import { keepUnitList } from './unit-list.ts'
import { findUnit, readUnits, unitById } from './units.ts'

export function towerRoutes(house: House) {
  const allUnits = keepUnitList(house)
  const units: Handler<typeof tower.units> = async ({ db, query, request }) => {
    if (Object.values(query).every((value) => value === undefined)) return allUnits()
    return pageAsAnswer(tower.units, request, await readUnits(db, query))
  }
  serve(house, tower.units, units, visitorKept(house, tower.units))
  serve(house, towerDays.on, ({ db, query, now }) => findBuildingOnDay(db, query.day, now))
  serve(house, floorTable.find, ({ db }) => findFloorTable(db))
  serve(house, floorTable.tryOut, ({ db, body, now }) => tryFloorTable(db, body, now))
  serve(house, floorTable.change, ({ db, body, visitor, now, ifMatch }) =>
    changeFloorTable(db, body, visitor, now, ifMatch),
  )
  serveRead(house, tower.unit, { of: 'Unit', question: unitById })
  serve(house, tower.createUnit, async ({ db, body, visitor, now }) =>
    findUnit(db, await createUnit(db, body, house.secretKey, visitor, now)),
  )
  serve(house, tower.changeUnit, async ({ db, params, body, visitor, now, ifMatch }) => {
    await changeUnit(db, params.id, body, house.secretKey, visitor, now, ifMatch, findUnit)
    return findUnit(db, params.id)
  })
}
