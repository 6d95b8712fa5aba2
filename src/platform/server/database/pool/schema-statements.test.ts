import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { chooseIdle, schemasPerConnection } from './idle-connections.ts'
import { PooledClient } from './pooled-client.ts'
import { SchemaStatements, SchemaVersions } from './schema-statements.ts'

describe('the prepared statements of a connection with many schemas', () => {
  it('have names of their own in each schema, which are never given again', () => {
    const statements = new SchemaStatements()
    statements.enter('a', 0)
    const first = statements.nameIn('a', 'find')
    statements.enter('b', 0)
    assert.notEqual(statements.nameIn('b', 'find'), first)
    assert.equal(statements.nameIn('a', 'find'), first)
    assert.deepEqual(statements.forget('a'), [first])
    statements.enter('a', 0)
    assert.notEqual(statements.nameIn('a', 'find'), first)
  })

  it('are forgotten with the version of a schema', () => {
    const statements = new SchemaStatements()
    const versions = new SchemaVersions()
    statements.enter('a', versions.of('a'))
    const name = statements.nameIn('a', 'find')
    assert.deepEqual(statements.enter('a', versions.of('a')), [])
    versions.next('a')
    assert.equal(statements.has('a', versions.of('a')), false)
    assert.deepEqual(statements.enter('a', versions.of('a')), [name])
  })

  it('are limited: those of the schema that was used longest ago are dropped, never those of the present one', () => {
    const statements = new SchemaStatements(3)
    const use = (schema: string, ...names: string[]) => {
      const dropped = statements.enter(schema, 0)
      for (const name of names) statements.nameIn(schema, name)
      return dropped.length
    }
    assert.equal(use('a', 'one', 'two'), 0)
    assert.equal(use('b', 'one'), 0)
    assert.equal(use('a', 'three'), 0)
    assert.equal(use('c', 'one'), 1)
    assert.deepEqual(
      ['a', 'b', 'c'].map((schema) => statements.has(schema, 0)),
      [true, false, true],
    )
    assert.equal(use('c', 'two', 'three', 'four', 'five'), 3)
    assert.equal(use('c'), 0)
    assert.deepEqual(
      [statements.count('a'), statements.count('b'), statements.count('c'), statements.hasMet('b'), statements.schemas],
      [0, 0, 5, true, 3],
    )
  })
})

describe('the connection for work in a schema', () => {
  const connection = (schemas: number, familiarity: Record<string, number>) => ({
    familiarity: (schema: string | null) => familiarity[schema ?? ''] ?? 0,
    schemas,
  })
  const inA = connection(1, { a: 3 })
  const hasA = connection(3, { a: 2, b: 3, c: 1 })
  const full = connection(schemasPerConnection, { d: 3 })

  it('has the most statements of it, though another one is in it', async () => {
    const [elsewhere, inside] = [new PooledClient(), new PooledClient()]
    for (const [client, names] of [
      [elsewhere, ['one', 'two']],
      [inside, ['one']],
    ] as const) {
      Object.assign(client, { schema: 'a' })
      const { statements } = client as unknown as { statements: SchemaStatements }
      statements.enter('a', 0)
      for (const name of names) statements.nameIn('a', name)
    }
    Object.assign(elsewhere, { schema: 'b' })
    assert.equal(chooseIdle([elsewhere, inside], 'a', true), elsewhere)
    assert.equal(chooseIdle([inside, elsewhere], 'a', true), elsewhere)
  })

  it('is in it already, has its statements, or was there before', () => {
    assert.equal(chooseIdle([inA, hasA, full], 'a', true), inA)
    assert.equal(chooseIdle([full, hasA], 'a', true), hasA)
    assert.equal(chooseIdle([hasA, inA], 'c', true), hasA)
  })

  it('otherwise has served the fewest schemas, or is opened when all have served many', () => {
    assert.equal(chooseIdle([full, hasA, inA], 'z', true), inA)
    assert.equal(chooseIdle([full], 'z', true), null)
    assert.equal(chooseIdle([full], 'z', false), full)
    assert.equal(chooseIdle([], 'z', true), null)
  })
})
