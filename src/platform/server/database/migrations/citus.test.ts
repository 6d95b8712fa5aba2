import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { firstOnCitus } from './citus.ts'
import { migrationsFolder, readMigrations } from './migrate.ts'

/** The parts of a statement between the commas that are not in parentheses or quotes. */
function splitAtCommas(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const [token] of text.matchAll(/'(?:[^']|'')*'|[^]/g)) {
    if (token === '(') depth += 1
    if (token === ')') depth -= 1
    if (token === ',' && depth === 0) parts.push('')
    else parts.push((parts.pop() ?? '') + token)
  }
  return parts
}

/** Why Citus 13 rejects this statement on a distributed table, or null. */
function problemOf(sql: string): string | null {
  const text = sql.replaceAll(/--.*/g, '').replaceAll(/\s+/g, ' ').trim()
  const changes = /^alter table (?:if exists )?(?:only )?\S+ (.*)$/i.exec(text)?.[1]
  if (changes !== undefined) {
    const hasConstraint = /\b(?:constraint|references|unique|primary key|check)\b/i.test(changes)
    if (hasConstraint && splitAtCommas(changes).length > 1)
      return 'changes a constraint beside something else: write a statement for each'
    if (/\bdrop expression\b/i.test(changes)) return 'drops the expression of a generated column'
  }
  if (/^update /i.test(text) && /\bjsonb?_build_|\bto_jsonb?\(|\+ interval\b|\bformat\(|\bconcat/i.test(text))
    return 'calls a function that is not immutable in an update: use one that is, or a function of plpgsql'
  return null
}

describe('a migration that can meet a distributed schema', () => {
  it('has only statements that Citus runs on one', () => {
    const migrations = readMigrations(migrationsFolder()).filter(({ number }) => number >= firstOnCitus)
    const problems = migrations.flatMap(({ name, statements }) =>
      statements.flatMap(({ sql, line }) => {
        const problem = problemOf(sql)
        return problem === null ? [] : [`${name}, line ${line} ${problem}.`]
      }),
    )
    assert.deepEqual(problems, [])
  })

  for (const sql of [
    'alter table a drop constraint a_b_check, add constraint a_b_check check (b in (1, 2))',
    'alter table a add column b text not null, add constraint a_b_check check (b > 0)',
    'alter table a alter column b drop expression',
    `update a set expires_at = created_at + interval '1 day'`,
    `update a set b = jsonb_build_object('fr', c)`,
  ])
    it(`is rejected for ${sql}`, () => assert.notEqual(problemOf(sql), null))

  for (const sql of [
    'alter table a add constraint a_b_check check (b in (1, 2))',
    'alter table a add column b uuid constraint a_b_fkey references b',
    'alter table a add column b text, add column c int not null default 0',
    `update a set b = 'x' where c is null`,
  ])
    it(`is accepted for ${sql}`, () => assert.equal(problemOf(sql), null))
})
