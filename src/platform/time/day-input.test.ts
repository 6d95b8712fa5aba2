import assert from 'node:assert/strict'
import { it } from 'node:test'
import { dayInput } from './day-input.ts'

it('accepts the days that the database can store and count on from', () => {
  const schema = dayInput('Enter a date')
  for (const day of ['0001-01-01', '2026-11-23', '9998-12-31']) assert.equal(schema.parse(day), day)
  for (const day of ['0000-12-31', '9999-01-01', '2026-02-30', '', 'not a date'])
    assert.equal(schema.safeParse(day).error?.issues[0]?.message, 'Enter a date', day)
})
