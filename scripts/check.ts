// `npm run check`: what can be known without a browser or a database, in under a minute.
import { runStep, tellStep } from './commands.ts'

const steps = [
  { name: 'types of the server', command: 'tsc', args: ['-p', 'tsconfig.server.json'] },
  { name: 'types of the screens', command: 'tsc', args: ['-p', 'tsconfig.browser.json'] },
  { name: 'types of the journeys', command: 'tsc', args: ['-p', 'tsconfig.journeys.json'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware'] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  {
    name: 'house rules and rules',
    command: 'node',
    args: [
      '--test',
      '--test-reporter=dot',
      'tests/house-rules.test.ts',
      'src/*/rules.test.ts',
      'src/platform/*.test.ts',
    ],
  },
]

const failed: string[] = []
for (const step of steps) {
  const done = await runStep(step, true)
  tellStep(done)
  if (!done.passed) failed.push(step.name)
}
if (failed.length > 0) {
  console.log(`\n${failed.length} of ${steps.length} checks failed: ${failed.join(', ')}`)
  process.exit(1)
}
