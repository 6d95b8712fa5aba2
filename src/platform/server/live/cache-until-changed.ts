import type { Live } from './live.ts'

/**
 * Caches what `build` returns for each key of a building until one of the topics changes, in this process or another. `invalidate`
 * empties the cache before the change has arrived.
 */
export function cacheUntilChanged<Value, Key = void>(
  live: Pick<Live, 'onChange' | 'perBuilding'>,
  topics: ReadonlySet<string>,
  build: (key: Key) => Promise<Value>,
) {
  const cacheOf = live.perBuilding(() => new Map<Key, Promise<Value>>())
  const invalidate = () => cacheOf().clear()
  live.onChange(({ topic }) => {
    if (topic === '*' || topics.has(topic)) invalidate()
  })
  const get = (key: Key): Promise<Value> => {
    const cached = cacheOf()
    const present = cached.get(key)
    if (present) return present
    // A change during the build removes this promise: waiting callers get its result, later ones a new one.
    const built = build(key)
    cached.set(key, built)
    built.catch(() => {
      if (cached.get(key) === built) cached.delete(key)
    })
    return built
  }
  return { get, invalidate }
}
