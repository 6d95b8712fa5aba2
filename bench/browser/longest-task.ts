import type { Page } from '@playwright/test'

/** The longest duration and the largest CPU time of the tasks, in milliseconds. */
export type Longest = { duration: number; cpuTime: number }

type TraceEvent = { name: string; ph: string; pid: number; tid: number; dur?: number; tdur?: number }

/** The page writes this mark at the end of a trace. It identifies the main thread of the page among those of other pages. */
const mark = 'the page measured'

/** Traces Chromium's tasks of the page's main thread until `end`. */
export async function watchTasks(page: Page): Promise<{ end: () => Promise<Longest> }> {
  const session = await page.context().browser()!.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] },
  })
  return {
    async end() {
      await page.evaluate((name) => void performance.mark(name), mark)
      const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
      await session.send('Tracing.end')
      await complete
      await session.detach()
      const marked = events.find(({ name }) => name === mark)
      if (!marked) throw new Error('The trace contains no mark of the page')
      const tasks = events.filter(
        (event) => event.ph === 'X' && event.name.endsWith('RunTask') && threadOf(event) === threadOf(marked),
      )
      return {
        duration: Math.max(0, ...tasks.map(({ dur = 0 }) => dur)) / 1000,
        cpuTime: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
      }
    },
  }
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
