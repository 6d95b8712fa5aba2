import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { plannedEachTime, StatementNames } from './statement-names.ts'

describe('names of statements', () => {
  it('are given at the second call, one for each text, and stay', () => {
    const names = new StatementNames()
    assert.equal(names.nameOf('select $1'), undefined)
    assert.equal(names.nameOf('select $2'), undefined)
    assert.equal(names.nameOf('select $1'), 'statement_1')
    assert.equal(names.nameOf('select $2'), 'statement_2')
    assert.equal(names.nameOf('select $1'), 'statement_1')
  })

  it('are not given to statements that are planned each time', () => {
    const names = new StatementNames()
    const { sql: text } = new PgDialect().sqlToQuery(sql`${plannedEachTime}select 1`)
    for (let n = 0; n < 3; n += 1) assert.equal(names.nameOf(text), undefined)
  })

  it('are limited: texts that differ at each call fill nothing, and long ones get none', () => {
    const names = new StatementNames()
    for (let n = 0; n < 3000; n += 1) assert.equal(names.nameOf(`select $1, ${n}`), undefined)
    const long = `select ${'$1, '.repeat(10_000)}`
    for (let n = 0; n < 3; n += 1) assert.equal(names.nameOf(long), undefined)
    const given = Array.from({ length: 1000 }, (_, n) => names.nameOf(`select ${n}`) ?? names.nameOf(`select ${n}`))
    assert.equal(given.filter(Boolean).length, 500)
  })
})
