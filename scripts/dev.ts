// `npm run dev`: runs the program from its source. A change of server code restarts it; pages and portals update
// themselves.
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

const project = resolve(import.meta.dirname, '..')

if (process.argv.includes('--serve')) {
  const [{ run }, { developmentFrontend }] = await Promise.all([import('#app/start.ts'), import('./dev-frontend.ts')])
  await run(project, { frontend: developmentFrontend() })
} else {
  const watched = spawn(process.execPath, ['--watch', '--watch-preserve-output', import.meta.filename, '--serve'], {
    cwd: project,
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => watched.kill(signal))
  watched.on('exit', (code) => process.exit(code ?? 0))
}
