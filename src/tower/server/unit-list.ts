import type { House } from '#platform/server/house.ts'
import { keepRead } from '#platform/server/kept-read.ts'
import { ReadyJson } from '#platform/server/ready-json.ts'
import { readAllUnits } from './units.ts'

/** Whose changes the list tells. */
const topics = new Set(['units', 'occupancy', 'residents', 'accounts', 'maintenance', 'building'])

/** The list of all units, kept as the bytes that go out. */
export const keepUnitList = (house: House) => keepRead(house, topics, read)

async function read({ db }: House): Promise<ReadyJson> {
  const { json, mark, total } = await readAllUnits(db)
  return new ReadyJson(json, `"${mark}"`, { 'X-Total-Count': String(total) })
}
