import type { House } from '#platform/server/house.ts'
import { linkToNext, serveRead } from '#platform/server/serve-read.ts'
import { Answer, serve } from '#platform/server/serve.ts'
import { changeUnit, createUnit } from '#units/server/store.ts'
import { tower } from '../contract.ts'
import { towerDays } from '../day-contract.ts'
import { findBuildingOnDay } from './building-on-day.ts'
import { keepUnitList } from './unit-list.ts'
import { findUnit, listUnits, unitById } from './units.ts'

export function towerRoutes(house: House) {
  const allUnits = keepUnitList(house)
  serve(house, tower.units, async ({ db, query, request }) => {
    if (Object.values(query).every((value) => value === undefined)) return allUnits()
    const { units, total, next } = await listUnits(db, query)
    return new Answer(units, {
      'X-Total-Count': String(total),
      ...(next ? { Link: linkToNext(tower.units, request, next) } : {}),
    })
  })
  serve(house, towerDays.on, ({ db, query, now }) => findBuildingOnDay(db, query.day, now))
  serveRead(house, tower.unit, { of: 'Unit', question: unitById })
  serve(house, tower.createUnit, async ({ db, body, visitor, now }) =>
    findUnit(db, await createUnit(db, body, house.secretKey, visitor, now)),
  )
  serve(house, tower.changeUnit, async ({ db, params, body, visitor, now, ifMatch }) => {
    await changeUnit(db, params.id, body, house.secretKey, visitor, now, ifMatch, findUnit)
    return findUnit(db, params.id)
  })
}
