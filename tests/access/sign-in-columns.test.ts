import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sourceFiles } from '../support/source-files.ts'

/** The one place that writes how somebody signs in. */
const writer = 'src/modules/accounts/server/write-account.ts'
/** Other statements that update accounts, and the only columns each may set. */
const others: Record<string, { columns: readonly string[]; why: string }> = {
  'src/modules/accounts/server/sign-in.ts': { columns: ['lastSignInAt'], why: 'notes a sign-in' },
  'src/modules/accounts/server/second-factor/typed-code.ts': { columns: ['secondFactorStep'], why: 'uses a code up' },
  'src/modules/accounts/server/store.ts': { columns: ['...preferences', 'updatedAt'], why: 'theme and language' },
  'src/modules/import-export/server/apply.ts': {
    columns: ['...renamed', 'version', 'updatedAt'],
    why: 'names, by namesOf',
  },
}
/** SQL as text: a restore into an empty installation, where nobody is signed in and no link came along. */
const inSql = new Set(['src/modules/backup/server/restore.ts'])

const code = sourceFiles('src').filter(({ path }) => !/\.test\.tsx?$/.test(path))

/** The columns that each drizzle update of accounts in a text sets, one list per statement. */
export const updatesIn = (text: string): string[][] =>
  [...text.matchAll(/\.update\(\s*users\s*,?\s*\)\s*\.set\(\s*\{([^}]*)\}/g)].map(([, set = '']) =>
    set
      .split(',')
      .map((part) => (part.trim().split(':')[0] ?? '').trim())
      .filter((name) => name !== ''),
  )
const countOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length

describe('the columns of signing in', () => {
  it('are updated by one function only, so that every change ends links and sessions', () => {
    for (const { path, text } of code) {
      if (path === writer) continue
      const updates = updatesIn(text)
      assert.equal(
        countOf(text, /\.update\(\s*users\b/g),
        updates.length,
        `${path}: an update of accounts whose columns are not written out; use writeAccount.`,
      )
      for (const columns of updates)
        for (const column of columns)
          assert.ok(
            others[path]?.columns.includes(column),
            `${path} sets ${column} of an account by itself; use writeAccount.`,
          )
    }
  })

  it('are updated by no SQL of another file', () => {
    for (const { path, text } of code)
      if (!inSql.has(path))
        assert.equal(countOf(text, /\bupdate\s+(?:building\.)?"?users\b/gi), 0, `${path}: use writeAccount.`)
  })

  it('this test finds each way to write them', () => {
    const updates = updatesIn("tx\n .update(users)\n .set({ passwordHash, status: 'Active' })\n .where(1)")
    assert.deepEqual(updates, [['passwordHash', 'status']])
    assert.equal(countOf('tx.execute(sql`UPDATE users set email = 1`)', /\bupdate\s+(?:building\.)?"?users\b/gi), 1)
    const text = code.find(({ path }) => path === writer)?.text ?? ''
    assert.equal(updatesIn(text).length + countOf(text, /\.update\(users\)\s*\.set\(\{\s*\.\.\.changes/g) > 0, true)
    for (const path of Object.keys(others))
      assert.ok(
        code.some((file) => file.path === path),
        `${path} is gone`,
      )
  })

  it('end access by one call in one place', () => {
    const calls = code.flatMap(({ path, text }) => Array.from({ length: countOf(text, /\bendAccess\(/g) }, () => path))
    assert.deepEqual(calls, [writer, writer], 'its definition and its one call')
    const sessions = code.filter(({ text }) => /\bendSessions\(/.test(text)).map(({ path }) => path)
    assert.deepEqual(sessions.toSorted(), ['src/modules/accounts/server/sessions.ts', writer])
  })
})
