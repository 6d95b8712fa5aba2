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
    const bytes = selected.map((floor) => known.get(floor.hash) ?? Buffer.from(floor.json ?? ''))
    const { body, parts } = joinFloors(bytes)
    listed.floors = new Map(selected.map((floor, at) => [floor.hash, parts[at] ?? Buffer.alloc(0)]))
    const total = selected.reduce((sum, floor) => sum + floor.total, 0)
    const etag = hash('md5', selected.map((floor) => floor.hash).join())
    return new CachedJson(body, `W/"${etag}"`, { 'x-total-count': String(total) })
  })
}

const [opening, separator, closing] = [Buffer.from('['), Buffer.from(',\n'), Buffer.from(']')]

/** The list, and where each floor is in it, so that the floors are not stored twice. */
function joinFloors(floors: readonly Buffer[]): { body: Buffer; parts: Buffer[] } {
  const between = separator.length * Math.max(0, floors.length - 1)
  const length = floors.reduce((sum, floor) => sum + floor.length, opening.length + between + closing.length)
  const body = Buffer.allocUnsafeSlow(length)
  let at = opening.copy(body)
  const parts = floors.map((floor, place) => {
    if (place > 0) at += separator.copy(body, at)
    const from = at
    at += floor.copy(body, at)
    return body.subarray(from, at)
  })
  closing.copy(body, at)
  return { body, parts }
}
