import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { splitStatements } from './split-statements.ts'

const split = (sql: string) => splitStatements(sql).map((statement) => statement.sql)

describe('the statements of an SQL file', () => {
  it('end with semicolons, and have the line they begin in', () => {
    assert.deepEqual(splitStatements('create table a (n int);\n\ncreate table b (\n  n int\n);\nselect 1'), [
      { sql: 'create table a (n int)', line: 1 },
      { sql: 'create table b (\n  n int\n)', line: 3 },
      { sql: 'select 1', line: 6 },
    ])
  })

  for (const sql of [
    `select 'a;b', 'it''s; fine'`,
    `select E'a\\';b', 'a\\'`,
    `select "a;b", "a"";b"`,
    `select $$ a; 'b $$`,
    `select $body$ a; $$ b; $$ $body$`,
    `select 1 -- a; b\n, 2`,
    `select 1 /* a; 'b */, 2`,
    `select '{$}', '$', name$a$b`,
  ])
    it(`are not split inside quotes and comments: ${JSON.stringify(sql)}`, () =>
      assert.deepEqual(split(`${sql};${sql};`), [sql, sql]))

  it('keep the comments before them, and no statement is only a comment', () =>
    assert.deepEqual(split('-- Why a;\nselect 1;\n;\n-- The end;\n/* of it; */\n'), ['-- Why a;\nselect 1']))

  for (const sql of [`select 'a; select 1;`, 'select "a; select 1;', 'select 1; /* a;'])
    it(`cannot contain a quote or comment without an end: ${sql}`, () =>
      assert.throws(() => splitStatements(sql), /^Error: line 1: \S+ has no end$/))
})
