import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createIncidents } from '../../../../tests/support/people/incident-records.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import type { Incident } from '../contract.ts'
import { incidents } from '../contract.ts'

let app: TestApp
let { addResident, close }: ReturnType<typeof createIncidents> = {} as never
before(async () => {
  app = await createTestApp()
  ;({ addResident, close } = createIncidents(app))
  await addResident(20, 'U-1')
  await addResident(21, 'U-2')
})
after(() => app.close())

const openAs = async (role: 'concierge' | 'staff', more: object = {}) => {
  const { status, body } = await app
    .as(role)
    .request(incidents.open, { body: { kind: 'water', title: 'No water', ...more } })
  return { status, body: body as unknown as Incident & { code: string; message: string; present: Incident } }
}

describe('an incident that two desks open', () => {
  it('in one moment is one: all others get the record of the first', async () => {
    const answers = await Promise.all([...Array(8).keys()].map((n) => openAs(n % 2 ? 'concierge' : 'staff')))
    const [first, ...others] = answers.filter(({ status }) => status === 201)
    assert.ok(first)
    assert.deepEqual(others, [])
    const rest = answers.filter(({ status }) => status !== 201)
    assert.equal(rest.length, 7)
    const { id, openedBy } = first.body
    for (const { status, body } of rest) {
      const { code, message, present } = body
      assert.deepEqual([status, code, present.id], [409, 'already_open', id])
      assert.match(message, new RegExp(`^Opened at \\d\\d:\\d\\d by ${openedBy}$`))
    }
    const another = await openAs('staff', { isAnother: true })
    assert.equal(another.status, 201)
    await close(id)
    await close(another.body.id)
  })

  it('is another one in other homes, of another kind, as a drill, and after the first is closed', async () => {
    const first = await openAs('concierge', { floors: [20] })
    const others = [
      await openAs('staff', { floors: [21] }),
      await openAs('staff', { kind: 'power', floors: [20] }),
      await openAs('staff', { isDrill: true, floors: [20] }),
    ]
    assert.deepEqual(
      others.map(({ status }) => status),
      [201, 201, 201],
    )
    assert.equal((await openAs('staff')).status, 409, 'the whole building has these homes too')
    assert.equal((await openAs('staff', { stacks: ['U-1'] })).status, 409)
    for (const { body } of [first, ...others]) await close(body.id)
    assert.equal((await openAs('staff', { floors: [20] })).status, 201)
  })
})
