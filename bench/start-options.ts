import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The options of Node with which `npm start` runs the server; a measured server has the same. */
export function startOptions(): string[] {
  return startCommand().filter((part) => part.startsWith('--'))
}

/** The variables that `npm start` sets for the server. */
export function startEnvironment(): Record<string, string> {
  return Object.fromEntries(
    startCommand().flatMap((part) => {
      const [, name, value] = /^([A-Z_]+)=(.+)$/.exec(part) ?? []
      return name && value ? [[name, value]] : []
    }),
  )
}

function startCommand(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  return scripts.start.split(' ')
}
