import { hash } from 'node:crypto'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { CachedJson, cacheJson } from '#platform/server/http/cached-json.ts'
import { selectFloorsAsJson } from './units.ts'

/** Changes of these topics can change a list of units. */
export const topicsOfUnits = new Set(['units', 'occupancy', 'residents', 'accounts', 'maintenance', 'building'])

/**
 * The list of all units as JSON, cached until it changes. It is about a megabyte, and the console and every 3-D view
 * read it, so the database generates the JSON for each floor, and only the floors that changed are transferred again.
 */
export function cacheUnitList(context: AppContext): () => Promise<CachedJson> {
  const listedOf = context.live.perBuilding(() => ({ floors: new Map<string, Buffer>() }))
  return cacheJson(context, topicsOfUnits, async ({ db }) => {
    const listed = listedOf()
    const known = listed.floors
    const selected = await selectFloorsAsJson(db, [...known.keys()])
    const floors = new Map(
      selected.map((floor) => [floor.hash, known.get(floor.hash) ?? Buffer.from(floor.json ?? '')]),
    )
    listed.floors = floors
    const total = selected.reduce((sum, floor) => sum + floor.total, 0)
    const etag = hash('md5', selected.map((floor) => floor.hash).join())
    return new CachedJson(joinFloors([...floors.values()]), `W/"${etag}"`, { 'x-total-count': String(total) })
  })
}

const [opening, separator, closing] = [Buffer.from('['), Buffer.from(',\n'), Buffer.from(']')]
const joinFloors = (floors: readonly Buffer[]) =>
  Buffer.concat([opening, ...floors.flatMap((floor, at) => (at === 0 ? [floor] : [separator, floor])), closing])
