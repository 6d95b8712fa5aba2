import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How many e-mails with this subject a program has written to its folder. Others, such as daily ones, may be due at any time. */
export async function countEmails(dataDir: string, subject: RegExp): Promise<number> {
  const folder = join(dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.filter((text) => subject.test(/^Subject: (.*)$/m.exec(text)?.[1] ?? '')).length
}
