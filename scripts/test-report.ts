import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type StepResult, project } from './commands.ts'

type TestName = { file: string; name: string }
/** A failed test with the first lines of its error. */
export type FailedTest = TestName & { error: string }
/** The result of a test run, read at the end of `npm test`. */
export type Report = {
  seed: number
  /** Every test and suite that ran and passed. */
  passed: TestName[]
  failed: FailedTest[]
  /** Tests that passed only at the second attempt, with the error of the first. */
  repeated: FailedTest[]
  /** The slowest first. */
  slowest: { what: string; seconds: number }[]
}

export const checksReport = join(project, '.cache/test-report/checks.json')
export const nodeReport = join(project, '.cache/test-report/files.json')
export const faultsReport = join(project, '.cache/test-report/faults.json')
export const journeysReport = join(project, '.cache/test-report/journeys.json')

export const readReport = (file: string): Report | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null

export const emptyReport = (seed: number): Report => ({ seed, passed: [], failed: [], repeated: [], slowest: [] })

export function writeReport(file: string, report: Report) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(report))
}

/** The first lines of an error that say something, without colours. */
export const firstLines = (error: string, count = 6): string =>
  stripVTControlCharacters(error)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, count)
    .join('\n')

/** `--seed=7` repeats the order of a run. */
export function seedOf(args: readonly string[]): number {
  const value = args.find((arg) => arg.startsWith('--seed='))?.slice('--seed='.length)
  return value === undefined ? Math.floor(Math.random() * 1e9) : Number(value)
}

/** The same order for the same seed. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed >>> 0
  // mulberry32
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** The rows of the table in SECURITY.md: each promise with the file and the name of its test. */
const securityStatements = () =>
  [...readFileSync(join(project, 'SECURITY.md'), 'utf8').matchAll(/^\| (.+?) \| `([^`]+)`: (.+?) \|$/gm)].map(
    ([, statement = '', file = '', name = '']) => ({ statement, file, name }),
  )

/** Files that `npm test` does not run: `npm run test:faults` and `npm run test:services` do. */
export const ofOtherCommands = /^tests\/(?:services|faults)\//

/** A sentence for each promise of SECURITY.md whose test belongs to this run but did not run and pass. */
export function untestedPromises(reports: readonly Report[], isOfRun: (file: string) => boolean): string[] {
  const passed = reports.flatMap((report) => report.passed)
  const all = securityStatements()
  if (all.length < 20) return ['SECURITY.md has no table of promises with their tests.']
  return all
    .filter(({ file }) => isOfRun(file) || !existsSync(join(project, file)))
    .filter(({ file, name }) => !passed.some((test) => test.file === file && test.name.includes(name)))
    .map(({ statement, file, name }) => `"${statement}": no test "${name}" of ${file} ran and passed.`)
}

const row = (name: string, seconds: number, cpuSeconds: number | null) =>
  `  ${name.padEnd(28)} ${seconds.toFixed(0).padStart(6)} s ${(cpuSeconds?.toFixed(0) ?? '-').padStart(7)} s`

/** `milliseconds`: of the whole run; some steps run side by side. */
export function printTimes(
  steps: readonly Pick<StepResult, 'name' | 'seconds' | 'cpuSeconds'>[],
  milliseconds: number,
) {
  console.log(`\n  ${'step'.padEnd(28)} ${'time'.padStart(8)} ${'CPU'.padStart(9)}`)
  for (const { name, seconds, cpuSeconds } of steps) console.log(row(name, seconds, cpuSeconds))
  const cpuSeconds = steps.reduce((all, step) => all + (step.cpuSeconds ?? 0), 0)
  console.log(row('all', milliseconds / 1000, cpuSeconds))
}

export function printSlowest(title: string, { slowest }: Report) {
  console.log(`\n  ${title}`)
  for (const { what, seconds } of slowest.slice(0, 10)) console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${what}`)
}

export function printErrors(title: string, failed: readonly FailedTest[]) {
  console.log(`\n${title} (${failed.length}):`)
  for (const { file, name, error } of failed) console.log([`  ${file}: ${name}`, ...error.split('\n')].join('\n      '))
}
