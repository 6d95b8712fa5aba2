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
