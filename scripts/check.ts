// `npm run check`: every check that needs no browser and no database, in under a minute.
import { availableParallelism, totalmem } from 'node:os'
import { runStep, printStep, type Step } from './commands.ts'
import { checksReport, emptyReport, type FailedTest, firstLines, writeReport } from './test-report.ts'

const typeCheck = (what: string) => ({ command: 'tsc', args: ['-p', `tsconfig.${what}.json`] })

/** The checks that run no code of the program. */
export const staticSteps: Step[] = [
  { name: 'lint', command: 'oxlint', args: ['--type-aware'] },
  { name: 'types of the server', ...typeCheck('server') },
  { name: 'types of the screens', ...typeCheck('browser') },
  { name: 'types of the journeys', ...typeCheck('journeys') },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
]

const rules: Step = {
  name: 'architecture and rules',
  command: 'node',
  args: [
    '--import=./tests/support/fast-imports.ts',
    '--test',
    '--test-reporter=dot',
    'tests/architecture.test.ts',
    'tests/repetition.test.ts',
    'src/modules/**/rules.test.ts',
    'src/platform/{text,time,language}/*.test.ts',
  ],
}

/**
 * Runs the steps, two at a time if there is enough memory: type checking takes up to 1 GB. Returns the failed steps.
 */
export async function runChecks(steps: readonly Step[]): Promise<FailedTest[]> {
  const waiting = [...steps]
  const failed: FailedTest[] = []
  const atOnce = availableParallelism() > 1 && totalmem() > 5e9 ? 2 : 1
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const done = await runStep(step, true)
      printStep(done)
      if (!done.passed) failed.push({ file: 'checks', name: step.name, error: firstLines(done.output) })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  if (failed.length > 0)
    console.log(`\n${failed.length} of ${steps.length} checks failed: ${failed.map(({ name }) => name).join(', ')}`)
  return failed
}

if (import.meta.main) {
  // `npm test` runs the rules together with all other tests.
  const steps = process.argv.includes('--without-tests') ? staticSteps : [...staticSteps, rules]
  const failed = await runChecks(steps)
  writeReport(checksReport, { ...emptyReport(0), failed })
  if (failed.length > 0) process.exit(1)
}
