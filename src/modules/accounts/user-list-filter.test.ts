import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { UserAccount } from './user-account.ts'
import { filterUsers, type UserListFilter } from './user-list-filter.ts'

const user = (changes: Partial<UserAccount>): UserAccount => ({
  id: 'x',
  firstName: 'Dana',
  lastName: 'Reyes',
  email: 'dana@example.com',
  phone: '6045550100',
  role: 'staff',
  team: null,
  status: 'Active',
  isActive: true,
  invitation: null,
  hasSecondFactor: false,
  lastSignInAt: null,
  createdAt: '2026-01-05T17:00:00.000Z',
  version: 1,
  ...changes,
})

const users = [
  user({ id: 'a', role: 'admin' }),
  user({ id: 'b', firstName: 'Zoë', status: 'Suspended' }),
  user({ id: 'c', role: 'maintenance', status: 'Invited', phone: null }),
]
const shown = (filter: UserListFilter) => filterUsers(users, filter).map(({ id }) => id)

describe('the list of users', () => {
  it('shows all without a filter', () => assert.deepEqual(shown({}), ['a', 'b', 'c']))
  it('is filtered by role', () => assert.deepEqual(shown({ role: 'maintenance' }), ['c']))
  it('is filtered by status', () => assert.deepEqual(shown({ status: 'Suspended' }), ['b']))
  it('is searched by name and number', () => {
    assert.deepEqual(shown({ search: 'zoe' }), ['b'])
    assert.deepEqual(shown({ search: '0100' }), ['a', 'b'])
    for (const search of ['604-555-0100', '604 555 0100', '(604) 555-0100'])
      assert.deepEqual(shown({ search }), ['a', 'b'], search)
  })
  it('has to meet all of them', () => assert.deepEqual(shown({ role: 'admin', search: 'zoe' }), []))
})
