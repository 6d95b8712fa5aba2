// `npm test`: checks, the build, tests on a real database, and journeys in a real browser. `npm test -- --seed=7` repeats the
// order of an earlier run.
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type StepResult, runStep, type Step, printStep } from './commands.ts'
import {
  checksReport,
  journeysReport,
  nodeReport,
  ofOtherCommands,
  untestedPromises,
  readReport,
  seedOf,
  printErrors,
  printSlowest,
  printTimes,
} from './test-report.ts'

const seed = seedOf(process.argv)
const steps: Step[] = [
  { name: 'checks', command: 'node', args: ['scripts/check.ts', '--without-tests'] },
  { name: 'build', command: 'node', args: ['scripts/build.ts'] },
  { name: 'tests', command: 'node', args: ['scripts/test-files.ts', `--seed=${seed}`] },
  { name: 'journeys', command: 'node', args: ['scripts/test-journeys.ts', `--seed=${seed}`] },
]

await rm(dirname(nodeReport), { recursive: true, force: true })
const started = Date.now()
const results: StepResult[] = []
for (const step of steps) {
  console.log(`\n== ${step.name}`)
  const result = await runStep(step)
  results.push(result)
  // Tests need the build.
  if (step.name === 'build' && !result.passed) break
}

const [checks, files, journeys] = [checksReport, nodeReport, journeysReport].map(readReport)
const reports = [checks, files, journeys].filter((report) => report != null)
const untested = untestedPromises(reports, (file) => !ofOtherCommands.test(file))
if (untested.length > 0) console.log(`\nPromises of SECURITY.md without proof:\n  ${untested.join('\n  ')}`)
if (files) printSlowest('slowest files of tests', files)
if (journeys) printSlowest('slowest journeys', journeys)
printTimes(results, Date.now() - started)
console.log(`\n  The order came from --seed=${seed}\n`)
for (const result of results) printStep(result)
const repeated = reports.flatMap((report) => report.repeated)
if (repeated.length > 0) printErrors('Passed only at the second attempt; fix these tests', repeated)
// Last, because CI shows the end of the output first.
const failed = reports.flatMap((report) => report.failed)
if (failed.length > 0) printErrors('Failed', failed)
if (results.length < steps.length || results.some(({ passed }) => !passed) || untested.length > 0) process.exit(1)
