// Loaded before each test file (`--import`). The package.json of drizzle-orm has 180 kB, and Node parses it again for each
// import from the package or inside it: two thirds of the time that a test file takes to load the server. Here each name
// is looked up once.
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
