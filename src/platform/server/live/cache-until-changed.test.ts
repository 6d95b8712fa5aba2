import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { createOnlyBuilding } from '../buildings/building-scope.ts'
import { cacheUntilChanged } from './cache-until-changed.ts'
import type { Change } from './live.ts'

let subscribers: ((change: Change) => void)[]
const live = {
  onChange: (notify: (change: Change) => void) => void subscribers.push(notify),
  perBuilding: createOnlyBuilding().perBuilding,
}
const publish = (topic: string) => {
  for (const notify of subscribers) notify({ topic })
}
const topics = new Set(['building'])

describe('a cache until a topic changes', () => {
  beforeEach(() => {
    subscribers = []
  })

  it('builds the value of each key once', async () => {
    let builds = 0
    const cache = cacheUntilChanged(live, topics, async (name: string) => `${name} ${(builds += 1)}`)
    const values = await Promise.all([cache.get('a'), cache.get('b'), cache.get('a')])
    assert.deepEqual([...values, await cache.get('b')], ['a 1', 'b 2', 'a 1', 'b 2'])
  })

  it('builds again after a change of its topics, a lost connection and `invalidate`, and after nothing else', async () => {
    let builds = 0
    const cache = cacheUntilChanged(live, topics, async () => (builds += 1))
    await cache.get()
    publish('units')
    assert.equal(await cache.get(), 1)
    publish('building')
    assert.equal(await cache.get(), 2)
    publish('*')
    assert.equal(await cache.get(), 3)
    cache.invalidate()
    assert.equal(await cache.get(), 4)
  })

  it('does not cache a value that was read before a change', async () => {
    const reads: PromiseWithResolvers<string>[] = []
    const cache = cacheUntilChanged(live, topics, () => {
      const read = Promise.withResolvers<string>()
      reads.push(read)
      return read.promise
    })
    const early = cache.get()
    publish('building')
    const late = cache.get()
    reads[1]?.resolve('new')
    reads[0]?.resolve('old')
    assert.deepEqual([await early, await late, await cache.get()], ['old', 'new', 'new'])
  })

  it('builds again after a failure, and a late failure does not remove the value of a newer build', async () => {
    const reads: PromiseWithResolvers<string>[] = []
    const cache = cacheUntilChanged(live, topics, () => {
      const read = Promise.withResolvers<string>()
      reads.push(read)
      return read.promise
    })
    const failed = cache.get()
    publish('building')
    const newer = cache.get()
    reads[0]?.reject(new Error('away'))
    await assert.rejects(failed, /away/)
    reads[1]?.resolve('new')
    assert.deepEqual([await newer, await cache.get(), reads.length], ['new', 'new', 2])
    publish('building')
    const again = cache.get()
    reads[2]?.reject(new Error('away again'))
    await assert.rejects(again, /away again/)
    void cache.get()
    assert.equal(reads.length, 4)
  })
})
