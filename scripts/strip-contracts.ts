import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'
import type { Endpoint } from '#platform/endpoint.ts'
import { type ReplyShape, replyShapeOf } from '#platform/reply-shape.ts'

/** The fields of an endpoint that the browser uses; only the server uses the others. */
const browserFields = new Set(['method', 'path'])

/**
 * A build plugin for the portals. It removes the fields that only the server uses from each endpoint, so that a page contains
 * the method and path of its calls and the schemas that its forms validate with, and no others (`docs/decisions/007`).
 */
export const stripContracts: Plugin = {
  name: 'strip-contracts',
  transform: {
    filter: { id: /\/src\/[^?]+\.ts$/, code: /from ["']zod["']|\bendpoint\(\{/ },
    handler: async (code, id) => ({ code: await stripContract(code, id), map: null }),
  },
}

/** The source of a file without the fields of the server, with the shapes of its replies. */
export const stripContract = async (code: string, file: string): Promise<string> =>
  stripEndpoints(code, /\bendpoint\(/.test(code) ? await replyShapesIn(file) : new Map())

/** The reply shapes of the endpoints that a contract exports, by method and path. */
async function replyShapesIn(file: string): Promise<Map<string, ReplyShape>> {
  const exported = (await import(file)) as Record<string, unknown>
  const found = new Map<string, ReplyShape>()
  for (const group of Object.values(exported))
    for (const call of typeof group === 'object' && group !== null ? [group, ...Object.values(group)] : [])
      if (isEndpoint(call)) found.set(`${call.method} ${call.path}`, replyShapeOf(call.reply))
  return found
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value

type Range = { start: number; end: number }

/**
 * Returns the source of a contract without the fields of the server and with `replyShape` instead of each reply schema. It also
 * removes imports that are no longer used and marks calls as pure, so that the bundler drops unused schemas.
 */
export function stripEndpoints(code: string, shapes: ReadonlyMap<string, ReplyShape> = new Map()): string {
  const { program } = parseSync('contract.js', code)
  const texts = textsIn(program)
  const removed: Range[] = []
  const shapeInsertions: { start: number; text: string }[] = []
  new Visitor({
    CallExpression({ callee, arguments: [call] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || call?.type !== 'ObjectExpression') return
      const shape = shapes.get(`${textOf(call, 'method', texts)} ${textOf(call, 'path', texts)}`)
      if (shape !== undefined)
        shapeInsertions.push({ start: call.start + 1, text: ` replyShape: ${JSON.stringify(shape)},` })
      for (const property of call.properties) {
        if (property.type === 'Property' && property.key.type === 'Identifier' && browserFields.has(property.key.name))
          continue
        removed.push({
          start: property.start,
          end: property.end + (/^\s*,/.exec(code.slice(property.end))?.[0].length ?? 0),
        })
      }
    },
  }).visit(program)
  removed.push(...unusedImports(program, removed))
  const changes = [
    ...removed.map((range) => ({ ...range, text: () => '' })),
    ...initializers(program).map((range) => ({
      ...range,
      text: (before: string) => `/* @__PURE__ */ (() => ${before})()`,
    })),
  ]
  const insertions = shapeInsertions.map(({ start, text }) => ({ start, end: start, text: () => text }))
  return [...changes, ...insertions]
    .toSorted((a, b) => b.start - a.start)
    .reduce((all, { start, end, text }) => all.slice(0, start) + text(all.slice(start, end)) + all.slice(end), code)
}

/** The value of a string property; a template literal is resolved with the constants of the file. */
function textOf({ properties }: ESTree.ObjectExpression, name: string, texts: ReadonlyMap<string, string>): string {
  for (const property of properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== name) continue
    const { value } = property
    if (value.type === 'Literal') return String(value.value)
    if (value.type !== 'TemplateLiteral') return ''
    return value.quasis
      .flatMap(({ value: { cooked } }, at) => {
        const inside = value.expressions[at]
        return [cooked, inside?.type === 'Identifier' ? texts.get(inside.name) : '']
      })
      .join('')
  }
  return ''
}

/** The string constants of a file. */
function textsIn(program: ESTree.Program): Map<string, string> {
  const found = new Map<string, string>()
  for (const statement of program.body)
    if (statement.type === 'VariableDeclaration')
      for (const { id, init } of statement.declarations)
        if (id.type === 'Identifier' && init?.type === 'Literal') found.set(id.name, String(init.value))
  return found
}

/** The imports that only the removed code used. */
function unusedImports(program: ESTree.Program, removed: readonly Range[]): Range[] {
  const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration')
  const named = new Set<string>()
  new Visitor({
    Identifier({ name, start }) {
      if (![...removed, ...imports].some((range) => range.start <= start && start < range.end)) named.add(name)
    },
  }).visit(program)
  return imports.filter(
    ({ specifiers }) => specifiers.length > 0 && specifiers.every(({ local }) => !named.has(local.name)),
  )
}

/** The calls that initialize the declarations of a file. */
const initializers = (program: ESTree.Program): Range[] =>
  program.body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((declared) => (declared?.type === 'VariableDeclaration' ? declared.declarations : []))
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []))
