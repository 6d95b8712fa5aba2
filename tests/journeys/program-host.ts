// A process beside each Playwright worker that runs the built app. Its code is loaded and optimized once, and each journey still
// has its own app and database.
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { builtFrontend } from '#platform/server/pages/frontend.ts'

export type HostCommand = { id: number } & ({ open: Record<string, string> } | { close: string })
type Options = { env: Record<string, string>; frontend: typeof built; now: () => Date }
export type HostReply = { id: number; problem?: string }

const project = resolve(import.meta.dirname, '../..')
const { start } = (await import(pathToFileURL(join(project, 'dist/server/start.js')).href)) as {
  start: (project: string, options: Options) => Promise<{ stop: () => Promise<void> }>
}
const built = await builtFrontend<unknown, unknown>(project)
/** Renders public pages at their first request instead of at each start. */
const frontend = { ...built, load: async () => ({ ...(await built.load()), warm: [] }) }
/** The running apps by data folder. */
const running = new Map<string, Promise<{ stop: () => Promise<void> }>>()

async function runCommand(command: HostCommand) {
  if ('open' in command) {
    // CLOCK_AHEAD runs an app on another day.
    const ahead = Number(command.open['CLOCK_AHEAD'] ?? 0)
    const opening = start(project, { env: command.open, frontend, now: () => new Date(Date.now() + ahead) })
    running.set(command.open['DATA_DIR'] ?? '', opening)
    await opening
  } else {
    const program = await running.get(command.close)
    running.delete(command.close)
    await program?.stop()
  }
}

process.on('message', (command: HostCommand) => {
  const reply = (result: Omit<HostReply, 'id'>) => process.send?.({ id: command.id, ...result })
  runCommand(command).then(
    () => reply({}),
    (problem: unknown) =>
      reply({ problem: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) }),
  )
})
// The worker has ended.
process.on('disconnect', () => process.exit())
