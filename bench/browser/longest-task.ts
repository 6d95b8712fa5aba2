import type { Browser } from '@playwright/test'

/** The longest of the tasks: how long it lasted, and the most that one of them worked; in milliseconds. */
export type Longest = { lasted: number; worked: number }

type Told = { name: string; ph: string; pid: number; tid: number; dur?: number; tdur?: number; args: { name?: string } }

/** Listens to Chromium's own book of tasks, for the main threads of its pages, until `end`. */
export async function watchTasks(browser: Browser): Promise<{ end: () => Promise<Longest> }> {
  const session = await browser.newBrowserCDPSession()
  const events: Told[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Told[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'], excludedCategories: ['*'] },
  })
  return {
    async end() {
      const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
      await session.send('Tracing.end')
      await complete
      await session.detach()
      const mains = new Set(
        events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
      )
      const tasks = events.filter(
        (event) => event.ph === 'X' && event.name.endsWith('RunTask') && mains.has(threadOf(event)),
      )
      return {
        lasted: Math.max(0, ...tasks.map(({ dur = 0 }) => dur)) / 1000,
        worked: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
      }
    },
  }
}

const threadOf = ({ pid, tid }: Told) => `${pid}:${tid}`
