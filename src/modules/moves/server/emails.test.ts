import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { portalDate } from '#platform/time/dates.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createMovers } from '../../../../tests/support/people/moves.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { moves } from '../contract.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
})
after(() => app.close())

it('names the last day of a move out in every e-mail, also when it is cancelled or undone', async () => {
  const movers = createMovers(app)
  for (const [call, inDays] of [
    [moves.cancel, 3],
    [moves.undo, 0],
  ] as const) {
    const unit = await addUnit(app.db)
    const mover = await movers.addMover({ unitId: unit.id })
    const leaving = { kind: 'move_out', unitId: unit.id, effectiveDay: movers.inDays(inDays) } as const
    const { id, effectiveDay } = await movers.plan({ ...leaving, tenantIds: [mover.id] })
    await app.as('staff').requestOk(call, { params: { id } })
    const { rows } = await app.pool.query<{ text: string }>(
      'select text_body as text from mail_outbox where to_address = $1',
      [mover.email],
    )
    const shown = (day: string) => portalDate(day, 'America/Toronto', 'en')
    const emails = rows.filter(({ text }) => text.includes(unit.unitNumber))
    assert.equal(emails.length, 2)
    for (const { text } of emails) {
      assert.ok(text.includes(shown(addDays(effectiveDay, -1))), text)
      assert.ok(!text.includes(shown(effectiveDay)), text)
    }
  }
})
