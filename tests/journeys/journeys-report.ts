import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { project } from '../../scripts/commands.ts'
import { firstLines, journeysReport, type FailedTest, type Report, writeReport } from '../../scripts/test-report.ts'

/** Writes the report that `npm test` prints at its end: the journeys that passed and failed, repeated attempts, and their times. */
// Playwright requires the default export.
// oxlint-disable-next-line import/no-default-export
export default class JourneysReport implements Reporter {
  private root: Suite | null = null
  private readonly errorsOutside: FailedTest[] = []

  onBegin(_: FullConfig, root: Suite) {
    this.root = root
  }

  /** An error outside of any journey, such as a file that does not load. */
  onError(error: TestError) {
    const file = error.location ? relative(project, error.location.file) : 'journeys'
    this.errorsOutside.push({ file, name: 'outside of a journey', error: textOf(error) })
  }

  printsToStdio() {
    return false
  }

  onEnd() {
    const ended = (this.root?.allTests() ?? []).filter(({ results }) => results.length > 0)
    const named = (test: TestCase) => ({
      file: relative(project, test.location.file),
      name: test.titlePath().slice(3).join(' › '),
    })
    const report: Report = {
      seed: 0,
      passed: ended.filter((test) => ['expected', 'flaky'].includes(test.outcome())).map(named),
      failed: [
        ...ended
          .filter((test) => test.outcome() === 'unexpected')
          .map((test) => ({ ...named(test), error: textOf(test.results.at(-1)?.error) })),
        ...this.errorsOutside,
      ],
      repeated: ended
        .filter((test) => test.outcome() === 'flaky')
        .map((test) => ({ ...named(test), error: textOf(test.results[0]?.error) })),
      slowest: ended
        .map((test) => ({
          what: test.titlePath().slice(1).join(' › '),
          seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        }))
        .sort((a, b) => b.seconds - a.seconds),
    }
    writeReport(journeysReport, report)
  }
}

const textOf = (error: TestError | undefined) => firstLines(error?.message ?? error?.value ?? 'no error was reported')
