import type { House } from '#platform/server/house.ts'
import { ReadyJson } from '#platform/server/ready-json.ts'
import { readAllUnits } from './units.ts'

/** Whose changes the list tells. */
const topics = new Set(['units', 'occupancy', 'residents', 'accounts', 'maintenance', 'building', '*'])

/**
 * The list of all units, kept as the bytes that go out until something in it changes. Other processes' changes arrive by
 * NOTIFY; an own write drops it before its answer leaves, so that whoever wrote reads what they wrote.
 */
export function keepUnitList(house: House): () => Promise<ReadyJson> {
  let kept: Promise<ReadyJson> | null = null
  const drop = () => {
    kept = null
  }
  house.live.onChange(({ topic }) => {
    if (topics.has(topic)) drop()
  })
  house.app.addHook('onSend', (request, reply, payload, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && reply.statusCode < 400) drop()
    done(null, payload)
  })
  return () => {
    // Whoever dropped it meanwhile took this promise away: it is answered once more and kept no longer.
    kept ??= read(house).catch((error: unknown) => {
      drop()
      throw error
    })
    return kept
  }
}

async function read({ db }: House): Promise<ReadyJson> {
  const { json, mark, total } = await readAllUnits(db)
  return new ReadyJson(Buffer.from(json), `"${mark}"`, { 'X-Total-Count': String(total) })
}
