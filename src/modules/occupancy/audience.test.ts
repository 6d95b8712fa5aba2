import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Audience, audienceKinds, matchesHome, matchesPerson, type HomeNow } from './audience.ts'

const unit = (n: number) => `0192a000-0000-7000-8000-00000000000${n}`
const homes = {
  owner12: { unitId: unit(1), floor: 12, stack: 'standard-04', residenceType: 'owner' },
  renter12: { unitId: unit(2), floor: 12, stack: 'standard-05', residenceType: 'renter' },
  renter20: { unitId: unit(3), floor: 20, stack: 'standard-04', residenceType: 'renter' },
  shop: { unitId: unit(4), floor: 1, stack: null, residenceType: 'renter' },
} satisfies Record<string, HomeNow>

const matching = (audience: Audience) =>
  Object.entries(homes)
    .filter(([, home]) => matchesHome(audience, home))
    .map(([name]) => name)

describe('the matching of an audience', () => {
  const expected: readonly [Audience, readonly (keyof typeof homes)[]][] = [
    [{ kind: 'everyone' }, ['owner12', 'renter12', 'renter20', 'shop']],
    [{ kind: 'owners' }, ['owner12']],
    [{ kind: 'renters' }, ['renter12', 'renter20', 'shop']],
    [{ kind: 'floors', floors: [12] }, ['owner12', 'renter12']],
    [{ kind: 'floors', floors: [1, 20] }, ['renter20', 'shop']],
    [{ kind: 'stacks', stacks: ['standard-04'] }, ['owner12', 'renter20']],
    [{ kind: 'stacks', stacks: ['premium-04'] }, []],
    [{ kind: 'units', unitIds: [unit(2), unit(4)] }, ['renter12', 'shop']],
  ]
  for (const [audience, names] of expected)
    it(JSON.stringify(audience), () => assert.deepEqual(matching(audience), names))

  it('is tested for every kind', () =>
    assert.deepEqual(new Set(expected.map(([{ kind }]) => kind)), new Set(audienceKinds)))
})

describe('a person', () => {
  it('matches when one of several homes does', () => {
    const both = [homes.owner12, homes.renter20]
    assert.ok(matchesPerson({ kind: 'floors', floors: [20] }, both))
    assert.ok(matchesPerson({ kind: 'owners' }, both))
    assert.ok(!matchesPerson({ kind: 'floors', floors: [9] }, both))
  })

  it('without a home never matches', () => assert.ok(!matchesPerson({ kind: 'everyone' }, [])))
})

describe('an audience in a request', () => {
  const rejects = (sent: unknown, message: string) => {
    const { error } = Audience.safeParse(sent)
    assert.equal(error?.issues[0]?.message, message)
  }
  it('names at least one floor, stack or unit', () => {
    rejects({ kind: 'floors', floors: [] }, 'Choose at least one floor')
    rejects({ kind: 'floors' }, 'Choose at least one floor')
    rejects({ kind: 'stacks', stacks: [' '] }, 'Choose at least one stack')
    rejects({ kind: 'units', unitIds: ['1204'] }, 'Choose at least one unit')
    rejects({ kind: 'nobody' }, 'Choose an audience')
    rejects({}, 'Choose an audience')
  })
  it('loses the fields of other kinds', () =>
    assert.deepEqual(Audience.parse({ kind: 'everyone', floors: [3] }), { kind: 'everyone' }))
})
