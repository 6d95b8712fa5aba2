import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The e-mails that were written into a folder, the newest last. Waits until there are at least `count`, ten seconds at most. */
export async function readWrittenEmails(folder: string, count: number): Promise<string[]> {
  for (let attempts = 0; attempts < 100; attempts += 1, await wait(100)) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
    if (names.length >= count) return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  }
  throw new Error(`Fewer than ${count} e-mails were written`)
}
