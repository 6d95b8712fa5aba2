import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { createImportCalls } from '../../../../tests/support/calls/import-calls.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts'

let app: TestApp
before(async () => {
  app = await createTestApp()
  for (let at = 0; at < 12; at += 1)
    await app.db.execute(
      sql`insert into units (id, unit_number, floor) values (gen_random_uuid(), ${String(900 + at)}, 9)`,
    )
})
after(() => app.close())

const { send, check, applyOk, apply, decide, rowsLeft, undo } = createImportCalls(() => app)

/** A cell that is right, and what replaces it by mistake. */
type Row = { right: string[]; wrong: string[] }
const heads = ['Name', 'Email', 'Phone', 'Unit', 'Type', 'Lease end', 'Parking', 'Pets']

const mistake = (right: string[]) =>
  fc
    .constantFrom<[number, string][]>(
      [1, 'nobody at home'],
      [2, '55'],
      [2, '+33 1 23 45 67'],
      [3, '4711'],
      [4, 'landlord'],
      [5, 'next year'],
    )
    .map(([at, text]) => right.with(at, text))

const rowAt = (at: number): fc.Arbitrary<Row> =>
  fc
    .record({
      name: fc.constantFrom('Ann', 'Zoë', 'Jean-Luc', "O'Neil", '=SUM', '"Quo" te', 'a;b'),
      email: fc.boolean(),
      phone: fc.constantFrom('', `416-555-01${String(at).padStart(2, '0')}`, '+49 30 5557 0142', '(416) 555-0100 x12'),
      home: fc.boolean(),
      type: fc.constantFrom('renter', 'Owner', ''),
      end: fc.constantFrom('', '2027-05-31', '31-May-2027'),
      stalls: fc.constantFrom('', `P${at}-1`, `P${at}-1; P${at}-2`),
      pets: fc.constantFrom('', '- cat', 'line\nbreak', '@dog'),
    })
    .map(({ name, email, phone, home, type, end, stalls, pets }) => [
      `${name} Person${at}`,
      email ? `p${at}@x.example` : '',
      phone,
      home ? String(900 + at) : '',
      type,
      end,
      stalls,
      pets,
    ])
    .chain((right) =>
      fc.record({ right: fc.constant(right), wrong: fc.oneof(fc.constant(right), fc.constant(right), mistake(right)) }),
    )

const file = fc
  .integer({ min: 1, max: 12 })
  .chain((size) => fc.tuple(...Array.from({ length: size }, (_, at) => rowAt(at))))

const csv = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')

/** The people and their homes, without ids and times. */
async function people() {
  const { rows } = await app.pool.query<{ person: unknown }>(`
    select to_jsonb(r) - '{id,user_id,version,created_at,updated_at}'::text[] || jsonb_build_object(
      'email', u.email, 'status', u.status, 'first', u.first_name, 'last', u.last_name, 'phone', u.phone,
      'homes', (select jsonb_agg(n.unit_number || a.residence_type || a.rank order by n.unit_number) from assignments a
        join units n on n.id = a.unit_id where a.resident_id = r.id)) as person
    from residents r join users u on u.id = r.user_id order by r.full_name`)
  return rows.map(({ person }) => person)
}

/** Imports what can be imported, whatever the warnings, and returns the import and the file of the other rows. */
async function importRight(text: string) {
  const draft = await send('residents', text)
  const checked = await check(draft.id, draft.columns)
  const decided = checked.warned > 0 ? await decide(draft.id, null, 'import') : checked
  if (decided.counts.new + decided.counts.changed === 0) {
    assert.equal((await apply(draft.id, decided)).body.code, 'nothing_to_import')
    return { id: null, went: decided.counts.same, left: await rowsLeft(draft.id), leftCount: decided.counts.wrong }
  }
  const { id, createdCount, changedCount, leftCount } = await applyOk(draft.id, decided)
  const left = leftCount > 0 ? await rowsLeft(id) : ''
  return { id, went: createdCount + changedCount + decided.counts.same, left, leftCount }
}

/** The corrected file of the rows that were left: what was wrong in the first file is right now. */
function correctedFile(left: string, rows: readonly Row[]): string {
  const byName = new Map(rows.map(({ right }) => [/Person\d+/.exec(right[0] ?? '')?.[0], right]))
  const names = [...left.matchAll(/Person\d+/g)].map(([name]) => name)
  return csv([[...heads, 'What to correct'], ...[...new Set(names)].map((name) => [...(byName.get(name) ?? []), 'x'])])
}

describe('a file with mistakes', () => {
  it('imports the right rows, returns all others, and the corrected rest gives the same as a right file', async () => {
    await fc.assert(
      fc.asyncProperty(file, async (rows) => {
        const empty = await people()
        const whole = await importRight(csv([heads, ...rows.map(({ right }) => right)]))
        assert.deepEqual([whole.went, whole.leftCount], [rows.length, 0])
        const expected = await people()
        assert.equal((await undo(whole.id ?? '')).status, 200)
        assert.deepEqual(await people(), empty)

        const first = await importRight(csv([heads, ...rows.map(({ wrong }) => wrong)]))
        assert.equal(first.went + first.leftCount, rows.length, 'right and returned rows are all rows')
        const rest = first.leftCount > 0 ? await importRight(correctedFile(first.left, rows)) : null
        assert.equal(rest?.leftCount ?? 0, 0)
        assert.deepEqual(await people(), expected)
        const again = await importRight(csv([heads, ...rows.map(({ right }) => right)]))
        assert.deepEqual([again.id, again.went], [null, rows.length], 'nobody is added twice')
        for (const id of [rest?.id, first.id]) if (id) assert.equal((await undo(id)).status, 200)
      }),
      { numRuns: 12 },
    )
  })
})
