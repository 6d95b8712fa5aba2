import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestApp } from '../test-app.ts'

/** Finds a word in every table and every file of an installation. */
export function createWordSearch(app: () => TestApp) {
  /** The rows of every table of both schemas that contain a canary. */
  async function tablesWith(word: string): Promise<string[]> {
    const { rows: tables } = await app().pool.query<{ schema: string; name: string }>(
      `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('building', 'jobs') and c.relkind = 'r' order by 1, 2`,
    )
    const found: string[] = []
    for (const { schema, name } of tables) {
      const { rowCount } = await app().pool.query(
        `select from "${schema}"."${name}" t where position(lower($1) in lower(t::text)) > 0`,
        [word],
      )
      if (rowCount) found.push(name)
    }
    return found
  }
  /** Every file of the data folder, by name or content. */
  async function filesWith(word: string): Promise<string[]> {
    const root = app().config.dataDir
    const found: string[] = []
    for (const name of await readdir(root, { recursive: true })) {
      const path = join(root, name)
      if (!(await stat(path)).isFile()) continue
      const text = `${name}\n${(await readFile(path)).toString('latin1')}`.replace(/=\r?\n/g, '')
      if (text.toLowerCase().includes(word.toLowerCase())) found.push(name)
    }
    return found
  }
  return { tablesWith, filesWith }
}
