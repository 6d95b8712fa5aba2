// `npm run test:faults`: breaks the database, the disk and connections under the running program, one test file at a time.
import { runStep } from './commands.ts'
import { faultsReport, printFailed, printSlowest, readReport, seedOf, untestedPromises } from './test-report.ts'

const build = await runStep({ name: 'build', command: 'node', args: ['scripts/build.ts'] })
if (!build.passed) process.exit(1)
process.env['KILLS'] ??= '20'
const args = ['scripts/test-files.ts', '--faults', `--seed=${seedOf(process.argv)}`]
const { passed } = await runStep({ name: 'tests of faults', command: 'node', args })
const report = readReport(faultsReport)
const untested = untestedPromises(report ? [report] : [], (file) => file.startsWith('tests/faults/'))
if (untested.length > 0) console.log(`\nPromises of SECURITY.md without proof:\n  ${untested.join('\n  ')}`)
if (report) {
  printSlowest('slowest files', report)
  if (report.failed.length > 0) printFailed(report.failed)
}
process.exit(passed && untested.length === 0 ? 0 : 1)
