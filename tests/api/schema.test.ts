import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { readMigrations } from '#platform/server/database/migrations/migrate.ts'
import { freshDatabase, type FreshDatabase } from '../support/database/test-database.ts'
import { repository, sourceFiles } from '../support/source-files.ts'

let database: FreshDatabase
before(async () => {
  database = await freshDatabase()
})
after(() => database.drop())

const names = async (query: string) =>
  (await database.pool.query<{ name: string }>(`${query} order by 1`)).rows.map(({ name }) => name)
const building = `'building'::regnamespace`

describe('the schema', () => {
  it('has a search path for each function, because it does not depend on the settings of a session', async () => {
    const functions = `select proname as name from pg_proc where pronamespace = ${building}`
    assert.ok((await names(functions)).includes('searchable'))
    assert.deepEqual(
      await names(`${functions} and not exists (select from unnest(proconfig) one where one like 'search_path=%')`),
      [],
    )
  })

  it('has every constraint that a store turns into an error', async () => {
    const found = new Set([
      ...(await names(`select conname as name from pg_constraint where connamespace = ${building}`)),
      ...(await names(`select relname as name from pg_class where relnamespace = ${building}`)),
      ...(await names(`select distinct tgname as name from pg_trigger`)),
    ])
    // A trigger may complete the name of the rule that it reports.
    const raised = (await names(`select prosrc as name from pg_proc where pronamespace = ${building}`)).flatMap(
      (source) => [...source.matchAll(/constraint = '(\w+)'/g)].map(([, name = '']) => name),
    )
    const mapped = sourceFiles('src/modules')
      .filter(({ text }) => text.includes('withConstraintErrors'))
      .flatMap(({ code }) => [...code.matchAll(/\b([a-z]+(?:_[a-z]+)+):/g)].map(([, name = '']) => name))
    assert.ok(mapped.includes('residents_user_id_key'))
    assert.deepEqual(
      mapped.filter((name) => !found.has(name) && !raised.some((start) => name.startsWith(start))),
      [],
    )
  })

  it('names a constraint in the message of a function too, and compares no table by its name, which Citus changes', async () => {
    const sources = await names(`select prosrc as name from pg_proc where pronamespace = ${building}`)
    const raising = sources.filter((source) => source.includes('constraint = '))
    assert.ok(raising.length > 2)
    assert.deepEqual(
      raising.filter((source) => !/raise exception '[^']*\(constraint "/.test(source)),
      [],
    )
    assert.deepEqual(
      sources.filter((source) => /tg_table_name\s*(?:=|<>|in\b)/.test(source)),
      [],
    )
  })

  it('inserts in no function what a query of a table finds, which Citus cannot do with variables', async () => {
    const sources = await names(`select prosrc as name from pg_proc where pronamespace = ${building}`)
    assert.deepEqual(sources.flatMap(insertsFromTables), [])
  })

  it('has names that are short enough for the number that Citus appends', async () => {
    const all = await names(`select relname as name from pg_class where relnamespace = ${building}
      union select conname from pg_constraint where connamespace = ${building}`)
    assert.deepEqual(
      all.filter((name) => name.length > 52),
      [],
    )
  })

  it('has a name from the migrations for each constraint, so that a later migration can refer to it', async () => {
    const statements = readMigrations(join(repository, 'migrations')).flatMap((migration) => migration.statements)
    const written = new Set(
      statements.flatMap(({ sql }) =>
        [...sql.replaceAll(/--.*/g, '').matchAll(/\bconstraint (?:trigger )?(\w+)/g)].map(([, name]) => name),
      ),
    )
    // `migrate.ts` creates the table of the migrations.
    written.add('migrations_pkey')
    const found = await names(
      `select conname as name from pg_constraint where connamespace = ${building} and contype <> 'n'`,
    )
    assert.ok(found.length > 300)
    assert.deepEqual(
      found.filter((name) => !written.has(name)),
      [],
    )
  })

  it('has no retired words in its names', async () => {
    const retired = /(?:^|_)(?:tenants?|letters?|promised?|promises|deeds?|nouns?|whose|held|kept|seen|told)(?:_|$)/
    const all = await names(`
      select relname::text as name from pg_class where relnamespace = ${building}
      union select attname from pg_attribute join pg_class c on c.oid = attrelid where c.relnamespace = ${building}
      union select conname from pg_constraint where connamespace = ${building}
      union select proname from pg_proc where pronamespace = ${building}
      union select typname from pg_type where typnamespace = ${building}
      union select tgname from pg_trigger join pg_class c on c.oid = tgrelid where c.relnamespace = ${building}`)
    assert.deepEqual(
      all.filter((name) => retired.test(name)),
      [],
    )
  })
})

/** The tables from whose rows `insert into … select` takes values; functions that return rows are not tables. */
function insertsFromTables(code: string): string[] {
  return [...code.matchAll(/\binsert into \S+ ?\([^)]*\)\s*select\b([^`;]*)/gi)].flatMap(({ 1: query = '' }) =>
    [...query.matchAll(/\bfrom ([a-z_]+)(?! *\(|[a-z_(])/g)].map(([, table = '']) => table),
  )
}

/** The text between the parenthesis at `start` and the one that closes it. */
function inParentheses(code: string, start: number): string {
  let depth = 0
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === '(') depth += 1
    else if (code[at] === ')') depth -= 1
    if (depth === 0) return code.slice(start, at)
  }
  return code.slice(start)
}

const subquery = /sql(?:<\w+>)?`\s*\(?\s*select\b|\(\s*select\b/i
const subqueryConstant = /\bconst (\w+)[^=\n]*=[^\n]*\bsql(?:<\w+>)?`\s*\(\s*select\b/g

describe('the values of an insert', () => {
  it('are not subqueries, which Citus does not accept', () => {
    const inserts = sourceFiles('src').flatMap(({ path, code }) => {
      const constants = [...code.matchAll(subqueryConstant)].map(([, name]) => new RegExp(`\\b${name}\\b`))
      return [...code.matchAll(/\.values\(|\binsert into\b[^`]*?\bvalues \(/g)].map(({ 0: text, index }) => {
        const values = inParentheses(code, index + text.length - 1)
        return { path, isRejected: subquery.test(values) || constants.some((name) => name.test(values)) }
      })
    })
    assert.ok(inserts.length > 50)
    assert.deepEqual(
      inserts.filter(({ isRejected }) => isRejected).map(({ path }) => path),
      [],
    )
  })

  it('are not the rows of a table either, which Citus cannot insert with parameters', () => {
    const found = sourceFiles('src')
      .filter(({ path }) => !path.startsWith('src/demo/') && !path.endsWith('.test.ts'))
      .flatMap(({ path, code }) => insertsFromTables(code).map((table) => `${path}: ${table}`))
    assert.deepEqual(found, [])
  })

  it('are found by these checks', () => {
    assert.deepEqual(insertsFromTables('insert into a (b) select c, $1 from d where e'), ['d'])
    assert.deepEqual(insertsFromTables('insert into a (b) select c from unnest(d) c'), [])
    assert.deepEqual(insertsFromTables('insert into a (b) values ($1)'), [])
  })
})

it('what a transaction sets for its triggers is set by a statement of its own, which Citus passes on to other servers', () => {
  const found = sourceFiles('src').filter(({ code }) => /set_config\(\s*'building\./.test(code))
  assert.deepEqual(
    found.map(({ path }) => path),
    [],
  )
})
