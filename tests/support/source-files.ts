import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'

export const repository = join(import.meta.dirname, '../..')

/** One import or re-export of a file. */
export type Import = {
  /** The specifier as written. */
  written: string
  /** The path of the file from the root of the repository; null for a package or a module of Node. */
  file: string | null
  /** Imports only types. */
  typesOnly: boolean
  /** `import(…)`: loaded when the code runs that needs it. */
  isOnDemand: boolean
  /** The imported names, as the other file exports them. */
  names: string[]
  /** Those of them that are imported as values. */
  values: string[]
}

export type SourceFile = {
  /** From the repository's root: `src/modules/maintenance/requests/server/store.ts`. */
  path: string
  text: string
  lines: number
  /** The text without comments. */
  code: string
  imports: Import[]
}

const excludedFolders = new Set(['node_modules', 'dist', '.cache', '.git'])
const isCode = /\.(?:ts|tsx)$/

/** The path of every file below these folders of the repository. */
export const filesUnder = (...folders: string[]): string[] =>
  folders
    .map((folder) => join(repository, folder))
    .filter((top) => existsSync(top))
    .flatMap((top) => readdirSync(top, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => posix.normalize(relative(repository, join(entry.parentPath, entry.name)).replaceAll('\\', '/')))
    .filter((path) => !path.split('/').some((part) => excludedFolders.has(part)))
    .sort()

/** Every TypeScript file below a folder of the repository. */
export const sourceFiles = (folder: string): SourceFile[] =>
  filesUnder(folder)
    .filter((path) => isCode.test(path))
    .map(readSource)

function readSource(path: string): SourceFile {
  const text = readFileSync(join(repository, path), 'utf8')
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;{(,])\/\/.*$/gm, '$1')
  return { path, text, code, lines: text.trimEnd().split('\n').length, imports: importsOf(path, code) }
}

const statement = /^[ \t]*(?:import|export)\s+(type\s+)?((?:[\w*$\s,]|\{[^}]*\})*?)\s*from\s*['"]([^'"]+)['"]/gm
const bare = /^[ \t]*import\s*['"]([^'"]+)['"]/gm
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g

function importsOf(path: string, code: string): Import[] {
  const createImport = (written: string, typesOnly: boolean, names: string[], values: string[] = []) => ({
    written,
    file: resolveImport(path, written),
    typesOnly,
    isOnDemand: false,
    names,
    values,
  })
  return [
    ...[...code.matchAll(statement)].map(([, type, names = '', written = '']) => {
      const imported =
        /\{([^}]*)\}/
          .exec(names)?.[1]
          ?.split(',')
          .map((name) => name.trim()) ?? []
      const values = imported.filter((name) => name !== '' && !name.startsWith('type '))
      const typesOnly = type !== undefined || (/^\s*\{[^}]*\}\s*$/.test(names) && values.length === 0)
      return createImport(
        written,
        typesOnly,
        imported.filter(Boolean).map((name) => name.replace(/^type /, '').split(' as ')[0] ?? name),
        type === undefined ? values.map((name) => name.split(' as ')[0] ?? name) : [],
      )
    }),
    ...[...code.matchAll(bare)].map(([, written = '']) => createImport(written, false, [])),
    ...[...code.matchAll(dynamic)].map(([, written = '']) => ({
      ...createImport(written, false, []),
      isOnDemand: true,
    })),
  ]
}

function resolveImport(path: string, written: string): string | null {
  if (written.startsWith('#')) {
    const name = (written.split('?')[0] ?? '').slice(1)
    return /^(?:paths\.ts$|(?:app|cli|demo|platform|portals)\/)/.test(name) ? `src/${name}` : `src/modules/${name}`
  }
  if (written.startsWith('.')) return posix.join(dirname(path).replaceAll('\\', '/'), written.split('?')[0] ?? '')
  return null
}
