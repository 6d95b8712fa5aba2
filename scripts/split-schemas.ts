import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'
import { stripContract, stripEndpoints } from './strip-contracts.ts'

const source = path.resolve(import.meta.dirname, '../src')

/**
 * A build plugin for the portals. It divides each file with schemas into what needs zod and what does not, and each import of it
 * likewise, so that a screen that calls an endpoint or lists the choices of a field loads no zod; a form does. The bundler by
 * itself keeps a file whole.
 */
export const splitSchemas: Plugin = {
  name: 'split-schemas',
  enforce: 'pre',
  resolveId: (id) => (isPart(id) ? id : null),
  async load(id) {
    if (!isPart(id)) return null
    const [file = '', part] = id.split('?')
    const code = await stripContract(stripTypeScriptTypes(await readFile(file, 'utf8')), file)
    return { code: partsOf(code, file)[part as Part], moduleType: 'js' }
  },
  transform: {
    filter: { id: /\/src\/[^?]+\.tsx?$/, code: /\bimport\b/ },
    order: 'post',
    handler: (code, id) => ({ code: divideImports(code, id), map: null }),
  },
}

type Part = 'values' | 'schemas'
const isPart = (id: string) => /\.ts\?(?:values|schemas)$/.test(id)

/** The source with the imports of files with schemas divided into those of their parts. */
function divideImports(code: string, file: string): string {
  const sources = [...code.matchAll(/\bfrom ["']([#.][^"']+)["']/g)].map(([, from = '']) => resolve(from, file))
  if (!sources.some((target) => target !== undefined && isDivided(target))) return code
  const { program } = parseSync('file.js', code)
  let divided = code
  for (const statement of program.body.toReversed()) {
    if (statement.type !== 'ImportDeclaration' || statement.specifiers.length === 0) continue
    const target = resolve(statement.source.value, file)
    if (target === undefined || !isDivided(target)) continue
    const texts = importsOf(statement, file).map(({ text }) => text)
    divided = divided.slice(0, statement.start) + texts.join(';') + divided.slice(statement.end)
  }
  return divided
}

/** The two parts of a file. The schemas import the values, never the reverse. */
export function partsOf(code: string, file: string): Record<Part, string> {
  const { imports, declarations } = describe(code, file)
  const withZod = declarations.filter((one) => one.needsZod)
  const plain = declarations.filter((one) => !one.needsZod)
  const isUsedBy = (part: readonly Declaration[], one: Declaration): boolean =>
    part.some((other) => other !== one && one.names.some((name) => other.uses.has(name)))
  /** Adds the private declarations that a part needs; both may have a copy, because they are constants and functions. */
  const complete = (part: Declaration[]) => {
    for (;;) {
      const more = plain.filter((one) => !one.isExported && !part.includes(one) && isUsedBy(part, one))
      if (more.length === 0) return declarations.filter((one) => part.includes(one))
      part.push(...more)
    }
  }
  const print = (part: readonly Declaration[]) => [
    ...imports.filter(({ name }) => part.some(({ uses }) => uses.has(name))).map(({ text }) => text),
    ...part.map(({ start, end }) => code.slice(start, end)),
  ]
  const exported = plain.filter((one) => one.isExported)
  const schemas = complete([...withZod])
  const used = exported.flatMap(({ names }) => names).filter((name) => schemas.some(({ uses }) => uses.has(name)))
  return {
    values: print(complete([...exported])).join('\n'),
    schemas: [`import { ${used.join(', ')} } from ${JSON.stringify(`${file}?values`)}`, ...print(schemas)].join('\n'),
  }
}

type Declaration = {
  start: number
  end: number
  names: string[]
  uses: Set<string>
  isExported: boolean
  needsZod: boolean
}

/** The imports and declarations of a file. A file with other statements, such as a setting of zod, stays whole. */
function describe(code: string, file: string) {
  const { program } = parseSync('file.js', code)
  const imports: { name: string; text: string; needsZod: boolean }[] = []
  const declarations: Declaration[] = []
  let isWhole = false
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') imports.push(...importsOf(statement, file))
    else {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      const names = declaration ? namesOf(declaration) : []
      if (names.length === 0) isWhole = true
      const { start, end } = statement
      const isExported = statement.type === 'ExportNamedDeclaration'
      declarations.push({ start, end, names, uses: usesOf(statement), isExported, needsZod: false })
    }
  }
  const namesWithZod = new Set(imports.filter(({ needsZod }) => needsZod).map(({ name }) => name))
  for (let before = -1; before !== namesWithZod.size;) {
    before = namesWithZod.size
    for (const one of declarations) {
      one.needsZod ||= [...one.uses].some((name) => namesWithZod.has(name))
      if (one.needsZod) for (const name of one.names) namesWithZod.add(name)
    }
  }
  return { imports, declarations, isWhole, importsZod: imports.some(({ needsZod }) => needsZod) }
}

function importsOf(statement: ESTree.ImportDeclaration, file: string) {
  const from = statement.source.value
  const target = resolve(from, file)
  return statement.specifiers.map((specifier) => {
    const name = specifier.local.name
    if (specifier.type !== 'ImportSpecifier') {
      const binding = specifier.type === 'ImportDefaultSpecifier' ? name : `* as ${name}`
      return { name, needsZod: false, text: `import ${binding} from ${JSON.stringify(from)}` }
    }
    const imported = specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value
    const needsZod = from === 'zod' || (target !== undefined && schemasOf(target).has(imported))
    const part = target !== undefined && isDivided(target) ? `${target}?${needsZod ? 'schemas' : 'values'}` : from
    return { name, needsZod, text: `import { ${imported} as ${name} } from ${JSON.stringify(part)}` }
  })
}

/** The file of a local import; undefined for a package. */
function resolve(from: string, file: string): string | undefined {
  if (from.startsWith('.')) return path.resolve(path.dirname(file), from)
  if (!from.startsWith('#')) return undefined
  const [first = '', ...rest] = from.slice(1).split('/')
  const isOutsideModules = ['app', 'platform', 'portals', 'paths.ts'].includes(first)
  return path.join(source, isOutsideModules ? '' : 'modules', first, ...rest)
}

type Exports = { schemas: ReadonlySet<string>; isDivided: boolean }
const cache = new Map<string, Exports>()

const schemasOf = (file: string) => exportsOf(file).schemas
const isDivided = (file: string) => exportsOf(file).isDivided

/** The names that a file exports and that need zod. Imports form no circle, so this ends. */
function exportsOf(file: string): Exports {
  let found = cache.get(file)
  if (!found) {
    const code = file.endsWith('.ts') ? stripEndpoints(stripTypeScriptTypes(readFileSync(file, 'utf8'))) : ''
    const { declarations, isWhole, importsZod } = describe(code, file)
    const exported = declarations.filter((one) => one.isExported && (one.needsZod || (isWhole && importsZod)))
    found = {
      schemas: new Set(exported.flatMap(({ names }) => names)),
      isDivided: !isWhole && declarations.some((one) => one.needsZod),
    }
    cache.set(file, found)
  }
  return found
}

function namesOf(statement: ESTree.Node): string[] {
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration')
    return statement.id ? [statement.id.name] : []
  if (statement.type !== 'VariableDeclaration') return []
  const names = new Set<string>()
  for (const { id } of statement.declarations) for (const name of usesOf(id)) names.add(name)
  return [...names]
}

/** The identifiers of a node, without the names of properties. */
function usesOf(node: ESTree.Node): Set<string> {
  const names = new Map<number, string>()
  const properties = new Set<number>()
  new Visitor({
    Identifier: ({ name, start }) => void names.set(start, name),
    MemberExpression: ({ computed, property }) => void (computed || properties.add(property.start)),
    Property: ({ computed, shorthand, key }) => void (computed || shorthand || properties.add(key.start)),
  }).visit({ type: 'Program', body: [node], start: node.start, end: node.end } as unknown as ESTree.Program)
  return new Set([...names].filter(([start]) => !properties.has(start)).map(([, name]) => name))
}
