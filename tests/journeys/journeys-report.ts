import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { project } from '../../scripts/commands.ts'
import { journeysReport, type Report } from '../../scripts/test-report.ts'

/** Writes the report that `npm test` prints at its end: the journeys that passed, repeated attempts, and their times. */
// Playwright requires the default export.
// oxlint-disable-next-line import/no-default-export
export default class JourneysReport implements Reporter {
  private root: Suite | null = null

  onBegin(_: FullConfig, root: Suite) {
    this.root = root
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
      repeated: ended.filter((test) => test.outcome() === 'flaky').map(named),
      slowest: ended
        .map((test) => ({
          what: test.titlePath().slice(1).join(' › '),
          seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        }))
        .sort((a, b) => b.seconds - a.seconds),
    }
    mkdirSync(dirname(journeysReport), { recursive: true })
    writeFileSync(journeysReport, JSON.stringify(report))
  }
}
