// `npm run test:citus -- --url postgres://…`: runs the tests of all modules on this Citus coordinator, one file at a time, each
// after a run on plain PostgreSQL: on the server of `--plain postgres://…`, or on the tests' own. Paths of files run only these.
import { globSync } from 'node:fs'
import { relative } from 'node:path'
import { run } from 'node:test'
import { parseArgs } from 'node:util'
import { project } from './commands.ts'
import { firstLines } from './test-report.ts'

type Run = { tests: number; seconds: number; failed: { name: string; error: string }[] }

const options = { url: { type: 'string' }, plain: { type: 'string' }, 'only-citus': { type: 'boolean' } } as const
const { values, positionals } = parseArgs({ allowPositionals: true, options })
if (values.url === undefined) {
  console.error('Usage: npm run test:citus -- --url postgres://user@coordinator:5432/database [--plain url] [files]')
  process.exit(2)
}

/** Tests of modules that use a database. */
const files = globSync(positionals.length > 0 ? positionals : 'src/modules/**/server/**/*.test.ts', {
  cwd: project,
}).sort()
const sum = { passed: 0, tests: 0, failed: 0, plain: 0, citus: 0 }
console.log(`${files.length} files\n\n${row('', 'file', 'tests', 'plain', 'Citus')}`)
for (const file of files) {
  const plain = values['only-citus'] ? null : await runFile(file, values.plain)
  const citus = await runFile(file, values.url)
  const failed = citus.failed.length > 0
  console.log(row(failed ? 'FAIL' : 'ok', file, String(citus.tests), inSeconds(plain), inSeconds(citus)))
  for (const { name, error } of citus.failed)
    console.log(`      ${name}\n        ${error.replaceAll('\n', '\n        ')}`)
  if (plain && plain.failed.length > 0)
    console.log(`      on plain PostgreSQL too: ${plain.failed.map(({ name }) => name).join(', ')}`)
  sum[failed ? 'failed' : 'passed'] += 1
  sum.tests += citus.tests
  sum.plain += plain?.seconds ?? 0
  sum.citus += citus.seconds
}
console.log(`\n${sum.passed} of ${files.length} files passed on Citus, with ${sum.tests} tests.`)
console.log(`Plain PostgreSQL took ${sum.plain.toFixed(0)} s, Citus ${sum.citus.toFixed(0)} s.`)
process.exit(sum.failed > 0 ? 1 : 0)

/** Runs the tests of a file in a process of its own, on this server or the tests' own. */
async function runFile(file: string, url: string | undefined): Promise<Run> {
  if (url === undefined) delete process.env['TEST_DATABASE_URL']
  else process.env['TEST_DATABASE_URL'] = url
  const result: Run = { tests: 0, seconds: 0, failed: [] }
  const execArgv = ['--import', `${project}/tests/support/fast-imports.ts`]
  for await (const event of run({ files: [`${project}/${file}`], execArgv, concurrency: 1, timeout: 480_000 })) {
    if (event.type === 'test:fail') {
      const { name, details } = event.data
      // A suite fails with a test of it.
      const { failureType, cause, message } = details.error as Error & { failureType?: string }
      if (failureType === 'subtestsFailed' || failureType === 'cancelledByParent') continue
      result.failed.push({
        name: relative(project, name) === file ? 'the whole file' : name,
        error: firstLines(cause instanceof Error ? `${causeOf(cause)} ${cause.message}` : message, 14),
      })
    }
    if (event.type === 'test:summary' && event.data.file === undefined) {
      result.tests = event.data.counts.tests
      result.seconds = event.data.duration_ms / 1000
    }
  }
  return result
}

/** Drizzle's errors name the statement, and their cause what the server answered. */
function causeOf({ cause }: Error): string {
  return cause instanceof Error ? `${cause.message}:` : ''
}

function inSeconds(result: Run | null): string {
  return result === null ? '' : `${result.seconds.toFixed(1)} s`
}

function row(state: string, file: string, tests: string, plain: string, citus: string): string {
  return `${state.padEnd(5)} ${file.padEnd(76)} ${tests.padStart(5)} ${plain.padStart(8)} ${citus.padStart(8)}`
}
