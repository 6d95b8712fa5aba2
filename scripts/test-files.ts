// Runs the tests that need no browser, in a random order. Most files share a few processes: with a process of its own, a
// short file would spend most of its time loading and compiling the server. `--faults` runs the tests of faults, one file at a time.
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { run } from 'node:test'
import { spec, type TestEvent } from 'node:test/reporters'
import { project } from './commands.ts'
import {
  emptyReport,
  faultsReport,
  type FailedTest,
  firstLines,
  nodeReport,
  seedOf,
  shuffled,
  writeReport,
} from './test-report.ts'

const requested = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const onlyFaults = process.argv.includes('--faults')
const others = ['src/**/*.test.ts', 'tests/*.test.ts', 'tests/{access,api,language,pages,portfolio,walls}/*.test.ts']
const patterns = requested.length > 0 ? requested : onlyFaults ? ['tests/faults/**/*.test.ts'] : others

/** Files that start programs, measure time or connections, or replace globals of the process. */
const needsOwnProcess = [
  /^tests\/faults\//,
  /^tests\/locale\.test/,
  /^tests\/access\/files-in-bucket\.test/,
  /^tests\/(?:language|portfolio|walls)\//,
  /^tests\/api\/(?:background|bad-input(?:-headers)?|call|live|logged-error(?:s|-shapes))\.test/,
  /^src\/platform\/server\/(?:database|files|http|jobs|live|postgres|process)\//,
  /^src\/modules\/backup\/server\//,
]
const groupCount = 8
const groupsFolder = join(project, '.cache/test-groups/')

const seed = seedOf(process.argv)
const all = globSync(patterns, { cwd: project }).sort()
console.log(`${all.length} files, shuffled with seed ${seed}`)

const report = emptyReport(seed)
let failed = await runFiles(shuffled(all, seed))
if (failed.length > 0 && process.env['CI']) {
  const first = failed.filter(hasOwnError)
  console.log(`\nOnce more: ${[...new Set(failed.map(({ file }) => file))].join(', ')}`)
  const hung = failed.filter(({ file }) => isGroup(file))
  const again = failed.map(({ file }) => file).filter((file) => !isGroup(file))
  failed = [...hung, ...(again.length > 0 ? await runFiles([...new Set(again)]) : [])]
  report.repeated = first.filter((test) => !failed.some(({ file, name }) => file === test.file && name === test.name))
}
report.slowest.sort((a, b) => b.seconds - a.seconds)
report.failed = failed.filter(hasOwnError)
writeReport(onlyFaults ? faultsReport : nodeReport, report)
process.exit(failed.length > 0 ? 1 : 0)

/** Prints failures, and a line for each file; returns the tests that failed. */
async function runFiles(files: string[]): Promise<FailedTest[]> {
  const failures: FailedTest[] = []
  const isAlone = (file: string) => needsOwnProcess.some((pattern) => pattern.test(file))
  const shared = files.filter((file) => !isAlone(file))
  // Files with their own process come first, so that no slow file runs alone at the end.
  const groups = [
    ...files.filter(isAlone).map((file) => [file]),
    ...Array.from({ length: groupCount }, (_, n) => shared.filter((__, at) => at % groupCount === n)),
  ]
  const stream = run({
    files: writeGroups(groups.filter((group) => group.length > 0)),
    // Two processes more than there are cores, because some tests only wait.
    concurrency: onlyFaults ? 1 : availableParallelism() + 2,
    execArgv: ['--import', `${project}/tests/support/fast-imports.ts`],
    // Ends a process that hangs, such as one that keeps a connection open; none takes half as long.
    timeout: 480_000,
  })
  await pipeline(stream, (events: AsyncIterable<TestEvent>) => collect(events, failures), new spec(), process.stdout, {
    end: false,
  })
  const completed = new Set(report.slowest.map(({ what }) => what))
  const incomplete = files.filter((file) => !completed.has(file))
  failures.push(...incomplete.map((file) => ({ file, name: 'the whole file', error: 'It did not run to its end.' })))
  // The files of a process that crashed are listed; of one that hung after its last file, only the process is.
  return failures.filter(({ file }) => !isGroup(file) || incomplete.length === 0)
}

/**
 * Writes a module for each process. The module imports its files one after the other, each inside a test. Without that test,
 * Node would ignore a failing `after` at the top level of a file.
 */
function writeGroups(groups: string[][]): string[] {
  rmSync(groupsFolder, { recursive: true, force: true })
  mkdirSync(groupsFolder, { recursive: true })
  return groups.map((group, n) => {
    const path = join(groupsFolder, `group-${n + 1}.mjs`)
    const lines = group.map(
      (file) =>
        `test(${JSON.stringify(file)}, async () => void (await import(${JSON.stringify(join(project, file))})))`,
    )
    // The tests unref their connections, so a timer prevents the process from exiting too early.
    const keepAlive = 'const timer = setInterval(() => {}, 1000)\nafter(() => clearInterval(timer))'
    writeFileSync(path, `import { after, test } from 'node:test'\n${keepAlive}\n${lines.join('\n')}\n`)
    return path
  })
}

async function* collect(events: AsyncIterable<TestEvent>, failures: FailedTest[]) {
  const passedIn = new Map<string, number>()
  for await (const event of events) {
    if (event.type === 'test:pass' || event.type === 'test:fail') {
      const passed = event.type === 'test:pass'
      const error = passed ? '' : errorOf(event.data)
      const { name, details } = event.data
      const file = relativePath(event.data.file)
      if (isGroup(file)) {
        // Either the test that contains a whole file, or the group itself when its process crashed.
        if (name.endsWith('.test.ts')) {
          printFile({ file: name, passed, tests: passedIn.get(name) ?? 0, seconds: details.duration_ms / 1000 })
          passedIn.delete(name)
        }
        if (!passed && !failures.some((failure) => failure.file === name)) failures.push({ file: name, name, error })
      } else if (passed && !event.data.skip) {
        report.passed.push({ file, name })
        passedIn.set(file, (passedIn.get(file) ?? 0) + 1)
      } else if (!passed) failures.push({ file, name, error })
      if (!passed) yield event
    }
    if (event.type === 'test:summary' && event.data.file === undefined) yield event
    if (event.type === 'test:stderr' || (event.type === 'test:stdout' && !process.env['CI']))
      process.stderr.write(event.data.message)
  }
}

function printFile({
  file,
  passed,
  tests,
  seconds,
}: {
  file: string
  passed: boolean
  tests: number
  seconds: number
}) {
  report.slowest.push({ what: file, seconds })
  console.log(`${passed ? 'ok  ' : 'FAIL'}  ${file.padEnd(64)} ${tests} in ${seconds.toFixed(1)} s`)
}

/** A suite fails together with a test inside, and its tests with a hook of the suite: the cause is listed once. */
function hasOwnError({ error }: FailedTest): boolean {
  return error !== ''
}

/** The first lines of the error of a failed test; nothing when it failed because of a test inside or a suite around it. */
function errorOf({ details }: Extract<TestEvent, { type: 'test:fail' }>['data']): string {
  // The types of Node lack the kind of failure.
  const error: Error & { failureType?: string } = details.error
  if (error.failureType === 'subtestsFailed' || error.failureType === 'cancelledByParent') return ''
  return firstLines(error.cause instanceof Error ? String(error.cause) : error.message)
}

function isGroup(file: string): boolean {
  // Node names a process that it ended by its full path.
  return resolve(project, file).startsWith(groupsFolder)
}

function relativePath(file: string | undefined): string {
  return file === undefined ? '' : relative(project, file)
}
