// `npm test`: checks, the build, tests on a real database, journeys in a real browser. `npm test -- --seed=7` repeats
// the order of an earlier run.
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Done, runStep, type Step, printStep } from './commands.ts'
import {
  journeysReport,
  nodeReport,
  promisesWithoutProof,
  readReport,
  seedOf,
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
const done: Done[] = []
for (const step of steps) {
  console.log(`\n== ${step.name}`)
  const { passed, ...more } = await runStep(step)
  done.push({ passed, ...more })
  // Tests need the build.
  if (step.name === 'build' && !passed) break
}

const [files, journeys] = [readReport(nodeReport), readReport(journeysReport)]
const reports = [files, journeys].filter((report) => report !== null)
const unproven = promisesWithoutProof(reports)
if (unproven.length > 0) console.log(`\nPromises of SECURITY.md without proof:\n  ${unproven.join('\n  ')}`)
const repeated = reports.flatMap((report) => report.repeated)
if (repeated.length > 0) {
  console.log('\nPassed at a second try only, and to be repaired:')
  for (const { file, name } of repeated) console.log(`  ${file}: ${name}`)
}
if (files) printSlowest('slowest files of tests', files)
if (journeys) printSlowest('slowest journeys', journeys)
printTimes(done)
console.log(`\n  The order came from --seed=${seed}\n`)
for (const step of done) printStep(step)
if (done.length < steps.length || done.some(({ passed }) => !passed) || unproven.length > 0) process.exit(1)
