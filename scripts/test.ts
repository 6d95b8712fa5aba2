// `npm test`: everything. Checks, the build, tests on a real database, journeys in a real browser.
import { buildIfNeeded } from './build.ts'
import { runStep, tellStep } from './commands.ts'

const steps = [
  { name: 'checks', command: 'node', args: ['scripts/check.ts'] },
  {
    name: 'tests',
    command: 'node',
    args: ['--test', '--test-concurrency=2', 'src/**/*.test.ts', 'tests/*.test.ts', 'tests/faults/*.test.ts'],
  },
  { name: 'journeys', command: 'playwright', args: ['test'] },
]

const done = []
for (const step of steps) {
  if (step.name === 'tests') await buildIfNeeded()
  console.log(`\n== ${step.name}`)
  done.push(await runStep(step))
}
console.log('')
for (const step of done) tellStep(step)
if (done.some(({ passed }) => !passed)) process.exit(1)
