import { hash } from 'node:crypto'
import type { House } from '#platform/server/house.ts'
import { keepRead } from '#platform/server/kept-read.ts'
import { ReadyJson } from '#platform/server/ready-json.ts'
import { writeFloors } from './units.ts'

/** Whose changes the list tells. */
const topics = new Set(['units', 'occupancy', 'residents', 'accounts', 'maintenance', 'building'])

/** The bytes of each floor, by their mark. */
type Floors = ReadonlyMap<string, Uint8Array>

/**
 * The list of all units, kept as the bytes that go out. After a change the database writes all of it anew, but only the
 * floors that changed are taken in: a text of a megabyte each time cost the server ten times as much, mostly in memory
 * to be cleared away.
 */
export function keepUnitList(house: House): () => Promise<ReadyJson> {
  let floors: Floors = new Map()
  return keepRead(house, topics, async ({ db }) => {
    const known = floors
    const written = await writeFloors(db, { known: [...known.keys()] })
    floors = new Map(written.map(({ json, mark }) => [mark, known.get(mark) ?? Buffer.from(json ?? '')]))
    const total = written.reduce((sum, floor) => sum + floor.total, 0)
    const mark = hash('md5', written.map((floor) => floor.mark).join())
    return new ReadyJson(asList([...floors.values()]), `"${mark}"`, { 'X-Total-Count': String(total) })
  })
}

const [opening, between, closing] = [Buffer.from('['), Buffer.from(',\n'), Buffer.from(']')]
const asList = (parts: readonly Uint8Array[]) => [
  opening,
  ...parts.flatMap((part, at) => (at === 0 ? [part] : [between, part])),
  closing,
]
