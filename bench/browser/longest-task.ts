import type { Page } from '@playwright/test'

/** The longest of the tasks: its duration and its largest CPU time, in milliseconds. */
export type Longest = { lasted: number; worked: number }

type Told = { name: string; ph: string; pid: number; tid: number; dur?: number; tdur?: number }

/** A mark that the page writes at the end, to identify its own thread: the browser has other pages. */
const mark = 'the page measured'

/** Traces Chromium's tasks of the page's main thread until `end`. */
export async function watchTasks(page: Page): Promise<{ end: () => Promise<Longest> }> {
  const session = await page.context().browser()!.newBrowserCDPSession()
  const events: Told[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Told[])))
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
      if (!marked) throw new Error('The page left no mark in the book')
      const tasks = events.filter(
        (event) => event.ph === 'X' && event.name.endsWith('RunTask') && threadOf(event) === threadOf(marked),
      )
      return {
        lasted: Math.max(0, ...tasks.map(({ dur = 0 }) => dur)) / 1000,
        worked: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
      }
    },
  }
}

const threadOf = ({ pid, tid }: Told) => `${pid}:${tid}`
