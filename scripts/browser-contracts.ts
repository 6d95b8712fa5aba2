import { parseSync, Visitor, type Plugin } from 'vite'

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

type Change = { start: number; end: number; text: (before: string) => string }

/** The program of a contract without what only the server asks of an endpoint, and with each schema left out where nobody refers to it. */
export function onlyAsked(code: string): string {
  const { program } = parseSync('contract.js', code)
  const changes: Change[] = []
  new Visitor({
    CallExpression({ callee, arguments: [call] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || call?.type !== 'ObjectExpression') return
      for (const property of call.properties) {
        if (property.type === 'Property' && property.key.type === 'Identifier' && asked.has(property.key.name)) continue
        const end = property.end + (/^\s*,/.exec(code.slice(property.end))?.[0].length ?? 0)
        changes.push({ start: property.start, end, text: () => '' })
      }
    },
  }).visit(program)
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { init } of declared.declarations)
      if (init?.type === 'CallExpression')
        changes.push({ start: init.start, end: init.end, text: (made) => `/* @__PURE__ */ (() => ${made})()` })
  }
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((all, { start, end, text }) => all.slice(0, start) + text(all.slice(start, end)) + all.slice(end), code)
}
