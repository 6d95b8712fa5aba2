import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { householdRights } from '#platform/household-rights.ts'
import { canGive, maxMembers, validateInvitation } from './rules.ts'

describe('an invitation to a household', () => {
  it('is limited to a number of members', () => {
    const members = Array.from({ length: maxMembers }, (_, n) => ({ email: `member${n}@mail.example` }))
    assert.equal(validateInvitation(members.slice(1), 'new@mail.example'), null)
    assert.equal(validateInvitation(members, 'new@mail.example'), 'tooMany')
  })

  it('is sent to an address once, however it is spelled', () => {
    assert.equal(validateInvitation([{ email: 'Ada@Mail.example' }], 'ada@mail.EXAMPLE'), 'invitedAlready')
  })

  it('gives no more than the inviting person has', () => {
    assert.ok(canGive(householdRights, ['payments', 'household']))
    assert.ok(canGive(['household', 'requests'], ['requests']))
    assert.ok(!canGive(['household', 'requests'], ['payments']))
  })
})
