import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'

/** What the browser asks of an endpoint; the rest is the server's, and its schemas would be made anew on every opened page. */
const asked = new Set(['method', 'path'])

/** Of the contracts a page carries the addresses of the calls, and the schemas that a form checks with; no others. */
export const leanContracts: Plugin = {
  name: 'lean-contracts',
  transform: {
    filter: { id: /\/src\/[^?]+\.ts$/, code: /from ["']zod["']/ },
    handler: (code) => ({ code: onlyAsked(code), map: null }),
  },
}

type Place = { start: number; end: number }

/** A contract without what only the server asks of an endpoint; a schema is left out where nobody refers to it. */
export function onlyAsked(code: string): string {
  const { program } = parseSync('contract.js', code)
  const gone: Place[] = []
  new Visitor({
    CallExpression({ callee, arguments: [call] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || call?.type !== 'ObjectExpression') return
      for (const property of call.properties) {
        if (property.type === 'Property' && property.key.type === 'Identifier' && asked.has(property.key.name)) continue
        gone.push({
          start: property.start,
          end: property.end + (/^\s*,/.exec(code.slice(property.end))?.[0].length ?? 0),
        })
      }
    },
  }).visit(program)
  gone.push(...needless(program, gone))
  const changes = [
    ...gone.map((place) => ({ ...place, text: () => '' })),
    ...made(program).map((place) => ({ ...place, text: (before: string) => `/* @__PURE__ */ (() => ${before})()` })),
  ]
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((all, { start, end, text }) => all.slice(0, start) + text(all.slice(start, end)) + all.slice(end), code)
}

/** What was imported only for what is gone. */
function needless(program: ESTree.Program, gone: readonly Place[]): Place[] {
  const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration')
  const named = new Set<string>()
  new Visitor({
    Identifier({ name, start }) {
      if (![...gone, ...imports].some((place) => place.start <= start && start < place.end)) named.add(name)
    },
  }).visit(program)
  return imports.filter(
    ({ specifiers }) => specifiers.length > 0 && specifiers.every(({ local }) => !named.has(local.name)),
  )
}

/** The calls that make what the file declares. */
const made = (program: ESTree.Program): Place[] =>
  program.body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((declared) => (declared?.type === 'VariableDeclaration' ? declared.declarations : []))
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []))
