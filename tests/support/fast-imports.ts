// Loaded before each test file (`--import`). The package.json of drizzle-orm has 180 kB, and Node parses it for each import of
// the package. That takes two thirds of the time in which a test file loads the server, so this hook caches the results.
import { registerHooks } from 'node:module'
import type { ResolveFnOutput } from 'node:module'

const known = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    const isImport = context.conditions.includes('import')
    if (isImport && specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/'))
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    if (!isImport || !/^drizzle-orm(?:\/|$)/.test(specifier)) return next(specifier, context)
    const found = known.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
    known.set(specifier, found)
    return found
  },
})
