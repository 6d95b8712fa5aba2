import type { House } from './house.ts'
import type { ReadyJson } from './ready-json.ts'

/**
 * Calls `drop` when one of these nouns changes. Other processes' changes arrive by NOTIFY; an own write is told before its
 * answer leaves, so that whoever wrote reads what they wrote.
 */
export function whenChanged({ app, live }: Pick<House, 'app' | 'live'>, topics: ReadonlySet<string>, drop: () => void) {
  live.onChange(({ topic }) => {
    if (topic === '*' || topics.has(topic)) drop()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && reply.statusCode < 400) drop()
    done(null, payload)
  })
}

/** An answer kept as the bytes that go out until one of these nouns changes. */
export function keepRead(
  house: House,
  topics: ReadonlySet<string>,
  read: (house: House) => Promise<ReadyJson>,
): () => Promise<ReadyJson> {
  let kept: Promise<ReadyJson> | null = null
  const drop = () => {
    kept = null
  }
  whenChanged(house, topics, drop)
  return () => {
    // Whoever dropped it meanwhile took this promise away: it is answered once more and kept no longer.
    kept ??= read(house).catch((error: unknown) => {
      drop()
      throw error
    })
    return kept
  }
}
