import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { newId } from '#platform/server/database/ids.ts'
import type { LockInput } from './office-schemas.ts'
import { createLock, openCopy, openLock, sealRoster, validatePassphrase } from './seal.ts'

const passphrase = 'river stone brass é'
const entries = [
  {
    id: newId(),
    floor: 12,
    unitNumber: '1207',
    fullName: 'Ines Moreau',
    phone: '+1 416 555 0148',
    needs: ['oxygen' as const],
    note: 'Bedroom at the back',
    pets: '2 cats',
    updatedAt: '2031-03-05T10:00:00.000Z',
  },
]
let made: LockInput
before(async () => {
  made = await createLock(passphrase)
})
const lock = () => ({ ...made, id: newId() })

describe('a copy of the roster', () => {
  it('opens with the passphrase, also when its letters were composed differently', async () => {
    const copy = await sealRoster(lock(), entries, new Date())
    const key = await openLock(copy.lock, ` ${passphrase.normalize('NFD')} `)
    assert.ok(key)
    assert.deepEqual(await openCopy(key, copy), entries)
  })

  it('does not open with another passphrase', async () => {
    assert.equal(await openLock(lock(), 'river stone brass e'), null)
  })

  it('contains neither names nor the passphrase or the public key', async () => {
    const text = JSON.stringify(await sealRoster(lock(), entries, new Date()))
    for (const secret of ['Moreau', '1207', '555 0148', 'oxygen', passphrase, made.publicKey])
      assert.ok(!text.includes(secret))
  })

  it('is rejected when it was changed', async () => {
    const copy = await sealRoster(lock(), entries, new Date())
    const key = await openLock(copy.lock, passphrase)
    assert.ok(key)
    const changed = { ...copy, data: copy.data.startsWith('A') ? `B${copy.data.slice(1)}` : `A${copy.data.slice(1)}` }
    await assert.rejects(openCopy(key, changed))
  })

  it('needs a passphrase of twelve characters, derived in 600,000 rounds', () => {
    assert.equal(validatePassphrase('eleven chrs'), 'short')
    assert.equal(validatePassphrase('twelve chars'), null)
    assert.ok(made.iterations >= 600_000)
  })
})
