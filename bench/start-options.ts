import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The options of Node with which `npm start` runs the server; a measured server has the same. */
export function startOptions(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start.split(' ').filter((part) => part.startsWith('--'))
}
