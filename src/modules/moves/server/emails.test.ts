import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { eq } from 'drizzle-orm'
import { users } from '#accounts/server/table.ts'
import { building } from '#building/server/table.ts'
import { household } from '#occupancy/members/contract.ts'
import { portalDate } from '#platform/time/dates.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import { addUnit } from '../../../../tests/support/people/household.ts'
import { createMovers } from '../../../../tests/support/people/moves.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { moves } from '../contract.ts'
import { emailsIn } from '../messages/emails.ts'

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

it('writes the same to the members of the household, whose accounts end with the move', async () => {
  const movers = createMovers(app)
  for (const language of ['en', 'fr'] as const)
    for (const [call, inDays] of [
      [moves.cancel, 3],
      [moves.undo, 0],
    ] as const) {
      const unit = await addUnit(app.db)
      const mover = await movers.addMover({ unitId: unit.id })
      const email = `mira.${unit.id}@mail.example`
      const member = { firstName: 'Mira', lastName: 'Osei', email, rights: [], language }
      await mover.requestOk(household.invite, { body: member })
      await app.db.update(users).set({ status: 'Active', passwordHash: 'hash' }).where(eq(users.email, email))
      const leaving = { kind: 'move_out', unitId: unit.id, effectiveDay: movers.inDays(inDays) } as const
      const { id } = await movers.plan({ ...leaving, tenantIds: [mover.id] })
      await app.as('staff').requestOk(call, { params: { id } })
      const sentTo = async (address: string) => {
        const { rows } = await app.pool.query<{ subject: string; text: string }>(
          `select subject, text_body as text from mail_outbox where to_address = $1 and status <> 'withdrawn' order by id`,
          [address],
        )
        return rows
      }
      const subjects = emailsIn(language)
      const facts = { unitNumber: unit.unitNumber } as never
      const [planned, after] = (await sentTo(email)).slice(-2)
      assert.deepEqual(
        [planned?.subject, after?.subject],
        [subjects.move_out(facts).subject, subjects[call === moves.undo ? 'undone' : 'cancelled'](facts).subject],
      )
      assert.match(
        planned?.text ?? '',
        language === 'fr' ? /prend fin avec cette journée/ : /portal ends with that day/,
      )
      assert.doesNotMatch(planned?.text ?? '', /your payments|vos paiements|https?:/)
      assert.equal((await sentTo(mover.email)).length, 2)
    }
})

it('speaks of the past when the move took effect at once, with the phone of the office as people write it', async () => {
  const movers = createMovers(app)
  await app.db.update(building).set({ officePhone: '+14165550199' })
  for (const [inDays, sentence] of [
    [0, /Your last day in unit .* was .*Your codes no longer work/],
    [3, /Your last day in unit .* is .*Your codes stop working/],
  ] as const) {
    const unit = await addUnit(app.db)
    const mover = await movers.addMover({ unitId: unit.id })
    const leaving = { kind: 'move_out', unitId: unit.id, effectiveDay: movers.inDays(inDays) } as const
    await movers.plan({ ...leaving, tenantIds: [mover.id], endsAccessNow: true })
    const { rows } = await app.pool.query<{ text: string }>(
      `select text_body as text from mail_outbox where to_address = $1 and text_body like '%Your last day%'`,
      [mover.email],
    )
    assert.match(rows[0]?.text ?? '', sentence)
    assert.match(rows[0]?.text ?? '', / or 416-555-0199\./)
  }
})
