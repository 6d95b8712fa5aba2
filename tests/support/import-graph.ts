import { sourceFiles } from './source-files.ts'
import { isTest } from './module-order.ts'

export const all = sourceFiles('src')
export const code = all.filter(({ path }) => !isTest(path))

export function* localImports() {
  for (const { path, imports } of code)
    for (const { file, written, names } of imports) if (file !== null) yield { path, target: file, written, names }
}

/** The circles of imports, type imports included. */
export function circles(): string[][] {
  const uses = new Map(
    code.map(({ path, imports }) => [path, imports.flatMap((i) => (i.file !== null ? [i.file] : []))]),
  )
  const found = new Map<string, string[]>()
  const done = new Set<string>()
  function walk(path: string, trail: string[]) {
    const at = trail.indexOf(path)
    if (at >= 0) {
      const circle = trail.slice(at)
      found.set([...circle].sort().join(), [...circle, path])
      return
    }
    if (done.has(path)) return
    for (const next of uses.get(path) ?? []) walk(next, [...trail, path])
    done.add(path)
  }
  for (const path of uses.keys()) walk(path, [])
  return [...found.values()]
}

/**
 * The files that lead from these to a package by imports that are neither on demand nor of types; empty when none do. The imports of an
 * `isLeaf` are not followed.
 */
export function pathToPackage(entries: readonly string[], name: string, isLeaf?: (path: string) => boolean): string[] {
  const files = new Map(code.map((file) => [file.path, file]))
  const importers = new Map<string, string | null>(entries.map((entry) => [entry, null]))
  for (const [path] of importers) {
    if (isLeaf?.(path)) continue
    for (const { written, file, typesOnly, isOnDemand } of files.get(path)?.imports ?? []) {
      if (typesOnly || isOnDemand) continue
      if (written === name || written.startsWith(`${name}/`)) return [...trail(importers, path), written]
      if (file !== null && !importers.has(file)) importers.set(file, path)
    }
  }
  return []
}

function trail(importers: ReadonlyMap<string, string | null>, path: string): string[] {
  const before = importers.get(path)
  return [...(before ? trail(importers, before) : []), path]
}
