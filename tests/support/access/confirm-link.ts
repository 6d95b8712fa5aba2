import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestApp } from '../test-app.ts'

/** Waits for a confirmation e-mail to an address and returns the token of the newest one. */
export async function waitForConfirmationToken({ config }: TestApp, email: string): Promise<string> {
  for (let attempts = 0; attempts < 300; attempts += 1) {
    const names = (await readdir(config.mailDir).catch((): string[] => [])).filter((name) => name.endsWith('.eml'))
    const newest = await Promise.all(names.toSorted().map((name) => readFile(join(config.mailDir, name), 'utf8')))
    for (const text of newest.toReversed()) {
      const plain = text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
      const token = /confirm-email\?token=([\w-]+)/.exec(plain)?.[1]
      if (token && /^To: .*$/m.exec(plain)?.[0].includes(email)) return token
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`No confirmation was sent to ${email}`)
}
