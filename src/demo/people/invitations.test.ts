import assert from 'node:assert/strict'
import { it } from 'node:test'
import { chanceOf } from '../chance.ts'
import { aUser } from '../examples.ts'
import { createInvitations } from './invitations.ts'

it('a few people have not been invited yet, but everyone whose move says so; nobody who signs in', () => {
  const people = Array.from({ length: 12 }, () => aUser({ role: 'tenant', status: 'Invited', passwordHash: null }))
  const active = aUser({ role: 'tenant' })
  const always = new Set([people[2]?.id ?? ''])
  const { emails, links } = createInvitations([...people, active], always, 'Tower', new Date(), chanceOf(1))
  const invited = new Set(emails.map(({ recipientId }) => recipientId))
  assert.deepEqual(
    people.filter(({ id }) => !invited.has(id)),
    [people[8]],
  )
  assert.ok(!invited.has(active.id))
  assert.deepEqual(
    links.map(({ userId }) => userId),
    [...invited],
  )
})
