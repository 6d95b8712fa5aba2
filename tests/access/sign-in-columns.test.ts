import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sourceFiles } from '../support/source-files.ts'

/** The only file that writes the sign-in columns. */
const writer = 'src/modules/accounts/server/write-account.ts'
/** Other files that update accounts, and the columns each may set. */
const others: Record<string, { columns: readonly string[]; why: string }> = {
  'src/modules/accounts/server/sign-in.ts': { columns: ['lastSignInAt'], why: 'records a sign-in' },
  'src/modules/accounts/server/second-factor/typed-code.ts': { columns: ['secondFactorStep'], why: 'uses a code up' },
  'src/modules/portfolio/server/opening/building-account.ts': {
    columns: ['lastSignInAt'],
    why: 'records a sign-in from the portfolio',
  },
  'src/modules/accounts/server/store.ts': { columns: ['...preferences', 'updatedAt'], why: 'theme and language' },
  'src/modules/import-export/server/apply/apply.ts': {
    columns: ['firstName', 'lastName', 'version', 'updatedAt'],
    why: 'names, by namesOf',
  },
}
/** Files with SQL that updates accounts: a restore, which has neither sessions nor links to end. */
const inSql = new Set(['src/modules/backup/server/restore.ts'])

const code = sourceFiles('src').filter(({ path }) => !/\.test\.tsx?$/.test(path))

/** The columns set by each Drizzle update of accounts in a source text, one list per statement. */
export const updatesIn = (text: string): string[][] =>
  [...text.matchAll(/\.update\(\s*users\s*,?\s*\)\s*\.set\(\s*\{([^}]*)\}/g)].map(([, set = '']) =>
    set
      .split(',')
      .map((part) => (part.trim().split(':')[0] ?? '').trim())
      .filter((name) => name !== ''),
  )
const countOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length

describe('the sign-in columns', () => {
  it('are updated by one function only, so that every change ends links and sessions', () => {
    for (const { path, text } of code) {
      if (path === writer) continue
      const updates = updatesIn(text)
      assert.equal(
        countOf(text, /\.update\(\s*users\b/g),
        updates.length,
        `${path}: an update of accounts without a literal list of columns; use writeAccount.`,
      )
      for (const columns of updates)
        for (const column of columns)
          assert.ok(
            others[path]?.columns.includes(column),
            `${path} sets ${column} of an account by itself; use writeAccount.`,
          )
    }
  })

  it('are not updated by SQL in another file', () => {
    for (const { path, text } of code)
      if (!inSql.has(path))
        assert.equal(countOf(text, /\bupdate\s+(?:building\.)?"?users\b/gi), 0, `${path}: use writeAccount.`)
  })

  it('are found by this test however they are written', () => {
    const updates = updatesIn("tx\n .update(users)\n .set({ passwordHash, status: 'Active' })\n .where(1)")
    assert.deepEqual(updates, [['passwordHash', 'status']])
    assert.equal(countOf('tx.execute(sql`UPDATE users set email = 1`)', /\bupdate\s+(?:building\.)?"?users\b/gi), 1)
    const text = code.find(({ path }) => path === writer)?.text ?? ''
    assert.equal(updatesIn(text).length + countOf(text, /\.update\(users\)\s*\.set\(\{\s*\.\.\.changes/g) > 0, true)
    for (const path of Object.keys(others))
      assert.ok(
        code.some((file) => file.path === path),
        `${path} does not exist`,
      )
  })

  it('end access by one call in one place', () => {
    const calls = code.flatMap(({ path, text }) => Array.from({ length: countOf(text, /\bendAccess\(/g) }, () => path))
    assert.deepEqual(calls, [writer, writer], 'its definition and its one call')
    const sessions = code.filter(({ text }) => /\bendSessions\(/.test(text)).map(({ path }) => path)
    assert.deepEqual(sessions.toSorted(), ['src/modules/accounts/server/sessions.ts', writer])
  })
})
