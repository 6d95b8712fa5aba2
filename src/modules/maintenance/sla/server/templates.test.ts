import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { settings } from '#settings/contract.ts'
import { createTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { priorities } from '../../requests/choices.ts'
import { slaTargets } from '../contract.ts'
import { slaKey } from '../schemas.ts'
import { slaTemplates, targetsOf } from '../templates.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

const list = async () => (await app.as('admin').requestOk(slaTargets.list)).body
const apply = (template: (typeof slaTemplates)[number]) =>
  app.as('admin').request(slaTargets.applyTemplate, { body: { template } })

describe('a template of promised times', () => {
  it('has a time for every priority', () => {
    for (const template of slaTemplates)
      for (const priority of priorities) assert.ok(targetsOf(template)[priority], `${template}, ${priority}`)
  })

  it('replaces all times, as one change that can be undone', async () => {
    const before = await list()
    assert.equal((await apply('rental')).status, 200)
    const stored = Object.fromEntries(
      (await list()).map(({ priority, category, withinMinutes, clock }) => [
        slaKey(priority, category),
        { withinMinutes, clock },
      ]),
    )
    assert.deepEqual(stored, targetsOf('rental'))
    const changes = async () =>
      (await app.as('admin').requestOk(settings.changes, { query: { area: 'sla-targets' } })).body
    const [change] = await changes()
    assert.ok(change)
    assert.equal((await apply('rental')).status, 200)
    assert.equal((await changes()).length, 1, 'the same times again are no change')
    await app.as('admin').requestOk(settings.undo, { params: { id: change.id } })
    const shown = (lines: typeof before) =>
      lines.map(({ priority, category, withinMinutes }) => [priority, category, withinMinutes])
    assert.deepEqual(shown(await list()), shown(before))
  })

  it('must be one that exists', async () => {
    const { status, body } = await apply('castle' as never)
    assert.deepEqual([status, body.field], [400, 'template'])
  })
})
