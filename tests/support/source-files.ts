import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'

export const repository = join(import.meta.dirname, '../..')

/** One import or export-from, as written and as the file it leads to. */
export type Import = {
  /** What stands between the quotes. */
  written: string
  /** The file in this repository, from its root; null: a package or a part of Node. */
  file: string | null
  /** Only types: gone when the program runs. */
  typesOnly: boolean
  /** The names that are taken, as the other file calls them. */
  names: string[]
}

export type SourceFile = {
  /** From the repository's root: `src/maintenance/server/store.ts`. */
  path: string
  text: string
  lines: number
  /** The text without comments, so that words in them count for nothing. */
  code: string
  imports: Import[]
}

const leftOut = new Set(['node_modules', 'dist', 'data', '.cache', '.git'])
const isCode = /\.(?:ts|tsx)$/

/** Every file of program text below a folder of the repository. */
export function sourceFiles(folder: string): SourceFile[] {
  const top = join(repository, folder)
  if (!existsSync(top)) return []
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCode.test(entry.name))
    .map((entry) => posix.normalize(relative(repository, join(entry.parentPath, entry.name)).replaceAll('\\', '/')))
    .filter((path) => !path.split('/').some((part) => leftOut.has(part)))
    .sort()
    .map(readSource)
}

function readSource(path: string): SourceFile {
  const text = readFileSync(join(repository, path), 'utf8')
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;{(,])\/\/.*$/gm, '$1')
  return { path, text, code, lines: text.trimEnd().split('\n').length, imports: importsOf(path, code) }
}

const statement = /^[ \t]*(?:import|export)\s+(type\s+)?((?:[\w*$\s,]|\{[^}]*\})*?)\s*from\s*['"]([^'"]+)['"]/gm
const bare = /^[ \t]*import\s*['"]([^'"]+)['"]/gm
const later = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

function importsOf(path: string, code: string): Import[] {
  const made = (written: string, typesOnly: boolean, names: string[]) => ({
    written,
    file: leadsTo(path, written),
    typesOnly,
    names,
  })
  return [
    ...[...code.matchAll(statement)].map(([, type, names = '', written = '']) => {
      const taken =
        /\{([^}]*)\}/
          .exec(names)?.[1]
          ?.split(',')
          .map((name) => name.trim()) ?? []
      const values = taken.filter((name) => name !== '' && !name.startsWith('type '))
      const typesOnly = type !== undefined || (/^\s*\{[^}]*\}\s*$/.test(names) && values.length === 0)
      return made(
        written,
        typesOnly,
        taken.filter(Boolean).map((name) => name.replace(/^type /, '').split(' as ')[0] ?? name),
      )
    }),
    ...[...code.matchAll(bare)].map(([, written = '']) => made(written, false, [])),
    ...[...code.matchAll(later)].map(([, written = '']) => made(written, false, [])),
  ]
}

function leadsTo(path: string, written: string): string | null {
  if (written.startsWith('#')) return `src/${(written.split('?')[0] ?? '').slice(1)}`
  if (written.startsWith('.')) return posix.join(dirname(path).replaceAll('\\', '/'), written.split('?')[0] ?? '')
  return null
}
