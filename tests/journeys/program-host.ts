// A process beside each worker of Playwright that runs the built program, one building after the other: the program is
// loaded once and its code is warm, and each journey still has a program and a database of its own.
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { builtFrontend } from '#platform/server/pages/frontend.ts'

export type Order = { id: number } & ({ open: Record<string, string> } | { close: string })
type Options = { env: Record<string, string>; frontend: typeof built }
export type Answer = { id: number; problem?: string }

const project = resolve(import.meta.dirname, '../..')
const { start } = (await import(pathToFileURL(join(project, 'dist/server/start.js')).href)) as {
  start: (project: string, options: Options) => Promise<{ stop: () => Promise<void> }>
}
const built = await builtFrontend<unknown, unknown>(project)
/** Public pages are drawn when a journey asks for one, and not all of them at each start. */
const frontend = { ...built, load: async () => ({ ...(await built.load()), warm: [] }) }
/** Programs that run here, by their data folder. */
const running = new Map<string, Promise<{ stop: () => Promise<void> }>>()

async function obey(order: Order) {
  if ('open' in order) {
    const opening = start(project, { env: order.open, frontend })
    running.set(order.open['DATA_DIR'] ?? '', opening)
    await opening
  } else {
    const program = await running.get(order.close)
    running.delete(order.close)
    await program?.stop()
  }
}

process.on('message', (order: Order) => {
  const answer = (more: Omit<Answer, 'id'>) => process.send?.({ id: order.id, ...more })
  obey(order).then(
    () => answer({}),
    (problem: unknown) =>
      answer({ problem: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) }),
  )
})
// The worker went away, however it ended.
process.on('disconnect', () => process.exit())
