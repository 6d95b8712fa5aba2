import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { type FreshDatabase, freshDatabase } from '../../../../tests/support/database/test-database.ts'
import { queryRows } from '../database/query-rows.ts'
import { containsWord } from './search.ts'

let fresh: FreshDatabase
before(async () => {
  fresh = await freshDatabase()
})
after(() => fresh.drop())

async function contains(name: string, word: string) {
  const text = sql`searchable(${name}::text)`
  const [row] = await queryRows<{ found: boolean }>(fresh.db, sql`select ${containsWord(text, word)} as found`)
  return row?.found
}

describe('a searched word', () => {
  it('is found anywhere in a text', async () => {
    assert.equal(await contains('Amara Okafor', 'kafo'), true)
    assert.equal(await contains('Éloïse Côté', 'COTE'), true)
    assert.equal(await contains('Amara Okafor', 'okafro'), false)
  })

  it('is found at the beginning of a word only when it is short, also after a hyphen, an apostrophe or a bracket', async () => {
    for (const name of ['Coal Li', 'Desrosiers-Côté', "Sean O'Connor", 'Platform (Corner)', 'Cotton'])
      assert.equal(await contains(name, 'co'), true, name)
    assert.equal(await contains('Falconer', 'co'), false)
    assert.equal(await contains('Amara', 'a%'), false)
  })
})
