// @ts-check
// `npm start`: builds when something changed (never in production), then runs the bundled server. JavaScript, because Node
// needs 30 MB of memory to run a TypeScript file.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createRequire } from 'node:module'

const project = resolve(import.meta.dirname, '..')
const bundle = join(project, 'dist/server/start.js')

if (process.env.NODE_ENV?.trim() === 'production') {
  if (!existsSync(bundle)) {
    console.error('There is no build: run npm run build before a production start, which never builds.')
    process.exit(1)
  }
} else {
  const { buildIfNeeded } = await import('./build.ts')
  await buildIfNeeded()
}

/** @type {{ run: (project: string) => Promise<void> }} */
const { run } = createRequire(import.meta.url)(bundle)
await run(project)
