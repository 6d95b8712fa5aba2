// Runs the journeys of `npm test` in a random order. The projects run one after the other, because shuffled together, nearly
// every journey would start a browser and a server process of its own.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import prepare from '../tests/journeys/prepare.ts'
import { runStep } from './commands.ts'
import { journeysReport, readReport, type Report, seedOf } from './test-report.ts'

const seed = seedOf(process.argv)
/** `npm run test:screens` runs the other projects. */
const projects = ['desk', 'phone', 'desk in 3-D', 'phone in 3-D']

const report: Report = { seed, passed: [], repeated: [], slowest: [] }
let allPassed = true
const cleanUp = await prepare()
for (const name of projects) {
  const args = ['test', '--shuffle', String(seed), '--project', name]
  const { passed } = await runStep({ name, command: 'playwright', args })
  if (!passed) allPassed = false
  const part = readReport(journeysReport)
  report.passed.push(...(part?.passed ?? []))
  report.repeated.push(...(part?.repeated ?? []))
  report.slowest.push(...(part?.slowest ?? []))
}
await cleanUp()
report.slowest.sort((a, b) => b.seconds - a.seconds)
mkdirSync(dirname(journeysReport), { recursive: true })
writeFileSync(journeysReport, JSON.stringify(report))
process.exit(allPassed ? 0 : 1)
