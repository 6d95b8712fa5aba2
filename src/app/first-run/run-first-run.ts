import { paths } from '#paths.ts'
import { createFirstRun, type FirstRunOptions } from './first-run.ts'
import { createOneTimeCode } from './one-time-code.ts'

/** A signal ended the program before anybody had set up the building. */
export class StoppedInFirstRun extends Error {
  readonly code: number
  constructor(code: number) {
    super('The program was stopped before the building was set up.')
    this.name = 'StoppedInFirstRun'
    this.code = code
  }
}

type Options = Omit<FirstRunOptions, 'code'> & {
  listen: (app: { listen: (at: { port: number; host: string }) => Promise<string> }) => Promise<void>
  originOf: (app: FirstRunApp) => string
  /** Resolves with the exit code when the program is to stop. */
  stopped: Promise<number>
}
type FirstRunApp = Awaited<ReturnType<typeof createFirstRun>>['fastify']

/** Serves the page that sets up the installation until that is done. Throws `StoppedInFirstRun` after a signal. */
export async function runFirstRun({ listen, originOf, stopped, ...options }: Options): Promise<void> {
  const code = createOneTimeCode()
  const firstRun = await createFirstRun({ ...options, code })
  try {
    await listen(firstRun.fastify)
    printInvitation(originOf(firstRun.fastify), code.text)
    const exitCode = await Promise.race([firstRun.done, stopped])
    if (exitCode !== undefined) throw new StoppedInFirstRun(exitCode)
  } finally {
    await firstRun.close()
  }
}

function printInvitation(origin: string, code: string) {
  const lines = [
    '',
    '  This installation has no building yet.',
    `  Open ${origin}${paths.setUp()}`,
    `  One-time code: ${code}`,
    '',
    '  Or set it up in the terminal: npm run admin:create',
    '',
  ]
  console.log(lines.join('\n'))
}
