// `npm run test:faults`: breaks the database, the disk and connections under the running program, one test file at a time; then
// sends every bad value to every call, of which `npm test` sends some.
import { runStep } from './commands.ts'
import { faultsReport, printErrors, printSlowest, readReport, seedOf, untestedPromises } from './test-report.ts'

const build = await runStep({ name: 'build', command: 'node', args: ['scripts/build.ts'] })
if (!build.passed) process.exit(1)
process.env['KILLS'] ??= '20'
const args = ['scripts/test-files.ts', '--faults', `--seed=${seedOf(process.argv)}`]
const { passed } = await runStep({ name: 'tests of faults', command: 'node', args })
Object.assign(process.env, { ALL_VALUES: '1', BODIES: '40' })
const files = ['tests/api/bad-input.test.ts', 'tests/api/bad-input-headers.test.ts']
const badInput = await runStep({ name: 'bad input', command: 'node', args: ['--test', ...files] })
const report = readReport(faultsReport)
const untested = untestedPromises(report ? [report] : [], (file) => file.startsWith('tests/faults/'))
if (untested.length > 0) console.log(`\nPromises of SECURITY.md without proof:\n  ${untested.join('\n  ')}`)
if (report) {
  printSlowest('slowest files', report)
  if (report.failed.length > 0) printErrors('Failed', report.failed)
}
process.exit(passed && badInput.passed && untested.length === 0 ? 0 : 1)
