import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Building } from './building-scope.ts'
import type { RegisteredBuilding } from './registry.ts'
import { createUsedBuildings } from './used-buildings.ts'

const building = { id: 'one', schema: 'b_one' } as Building
const record = { id: 'one', slug: 'one' } as RegisteredBuilding

function usedBuildings(close: () => Promise<void>) {
  const warnings: string[] = []
  const log = { info: () => {}, warn: (text: string) => warnings.push(text) }
  return {
    warnings,
    used: createUsedBuildings({ open: async () => ({ building, close }), now: () => new Date(), log }),
  }
}

describe('buildings in use', () => {
  it('log a building that cannot be closed, and open it again', async () => {
    const { used, warnings } = usedBuildings(() => Promise.reject(new Error('The pool is busy')))
    await used.use(record)
    await used.close(() => true)
    assert.equal(warnings.length, 1)
    assert.match(warnings[0] ?? '', /b_one was not closed completely: .*/)
    assert.equal(await used.use(record), building)
  })

  it('log nothing about one that closes', async () => {
    const { used, warnings } = usedBuildings(() => Promise.resolve())
    await used.use(record)
    await used.close(() => true)
    assert.deepEqual(warnings, [])
  })
})
