// Runs the journeys of `npm test`, those with `@main` in their title, in a random order; with `--all`, which is
// `npm run test:journeys`, all of them. The large projects run one after the other, because shuffled together, nearly every
// journey would start a browser and a server process of its own.
import { browserFile } from '../tests/journeys/browser-file.ts'
import prepare from '../tests/journeys/prepare.ts'
import { runStep } from './commands.ts'
import {
  emptyReport,
  journeysReport,
  printErrors,
  printSlowest,
  readReport,
  seedOf,
  writeReport,
} from './test-report.ts'

const seed = seedOf(process.argv)
const all = process.argv.includes('--all')
/** `npm run test:screens` runs the other projects. */
const runs = [['desk'], ['phone'], ['desk in 3-D', 'phone in 3-D']]

const report = emptyReport(seed)
let allPassed = true
// Unpacks the browser for all runs.
await browserFile()
const cleanUp = await prepare()
for (const projects of runs) {
  const selected = all ? [] : ['--grep', '@main']
  // A run empties its folder, so each has its own; otherwise the screenshots of failures would be gone at the end.
  const output = `node_modules/.journeys/${projects[0]!.replaceAll(' ', '-')}`
  const only = projects.flatMap((name) => ['--project', name])
  const args = ['test', '--shuffle', String(seed), '--output', output, ...selected, ...only]
  const { passed } = await runStep({ name: projects.join(', '), command: 'playwright', args })
  if (!passed) allPassed = false
  const part = readReport(journeysReport)
  report.passed.push(...(part?.passed ?? []))
  report.failed.push(...(part?.failed ?? []))
  report.repeated.push(...(part?.repeated ?? []))
  report.slowest.push(...(part?.slowest ?? []))
}
await cleanUp()
report.slowest.sort((a, b) => b.seconds - a.seconds)
writeReport(journeysReport, report)
if (all) {
  printSlowest('slowest journeys', report)
  if (report.failed.length > 0) printErrors('Failed', report.failed)
}
process.exit(allPassed ? 0 : 1)
