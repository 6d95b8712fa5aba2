import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { z } from 'zod'
import './plain-words.ts'

const said = (schema: z.ZodType, sent: unknown) =>
  z
    .object({ petCount: schema })
    .safeParse({ petCount: sent })
    .error?.issues.map(({ message }) => message)

describe('a mistake whose contract has no words of its own is told in plain words that name the field', () => {
  const told: [mistake: string, schema: z.ZodType, sent: unknown, words: string][] = [
    ['missing', z.string(), undefined, 'Pet count is missing'],
    ['empty', z.string().min(1), '', 'Pet count is missing'],
    ['another kind', z.string(), 7, 'Pet count must be text'],
    ['no number', z.coerce.number(), 'x', 'Pet count must be a number'],
    ['no whole number', z.int(), 1.5, 'Pet count must be a whole number'],
    ['no choice', z.enum(['none', 'one', 'two']), 'x', 'Pet count must be none, one or two'],
    [
      'no choice of several kinds',
      z.union([z.enum(['all', 'active']), z.enum(['none'])]),
      'x',
      'Pet count must be all, active or none',
    ],
    ['no id', z.uuid(), 'x', 'Pet count must be the id of a record'],
    ['no day', z.iso.date(), 'x', 'Pet count must be a day, like 2026-03-01'],
    ['too short', z.string().min(3), 'x', 'Pet count needs at least 3 characters'],
    ['too long', z.string().max(1), 'xy', 'Pet count can have at most 1 character'],
    ['too many', z.array(z.int()).max(1000), Array(1001).fill(1), 'Pet count can have at most 1,000 entries'],
    ['too small', z.number().min(0), -1, 'Pet count must be at least 0'],
    ['not above', z.number().positive(), 0, 'Pet count must be above 0'],
    ['between steps', z.number().multipleOf(0.01), 0.001, 'Pet count must be a multiple of 0.01'],
    ['in a list', z.array(z.string()), ['x', 7], 'Pet count (entry 2) must be text'],
    ['unlike its pattern', z.string().regex(/^a$/), 'x', 'Pet count must be written another way'],
  ]
  for (const [mistake, schema, sent, words] of told) it(mistake, () => assert.deepEqual(said(schema, sent), [words]))

  it('but its own words go before', () => assert.deepEqual(said(z.uuid('Choose a pet'), 'x'), ['Choose a pet']))
  it('and where there is no field, what was sent is named', () =>
    assert.equal(z.object({}).safeParse(7).error?.issues[0]?.message, 'What was sent must be an object with fields'))
})
