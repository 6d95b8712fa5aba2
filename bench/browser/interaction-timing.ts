import type { Page } from '@playwright/test'

/** One press of a person, as the browser measured it, in milliseconds. */
export type Interaction = { delay: number; processing: number; duration: number }
/** A task of more than 50 ms, or a frame that took so long, with the script that took most of it. */
export type LongTask = { duration: number; script: string }
export type Timing = { interactions: Interaction[]; longTasks: LongTask[] }

/** Makes every page of the context collect its interactions and long tasks from its first line on. */
export const collectTimings = (page: Page) => page.addInitScript(collect)

/** What was collected since the last call. Entries arrive after the frame that they measure. */
export function takeTimings(page: Page): Promise<Timing> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    await new Promise((resolve) => setTimeout(resolve, 30))
    return (globalThis as unknown as { takeTimings: () => Timing }).takeTimings()
  })
}

/** Runs in the page, so it uses nothing of this file. */
function collect() {
  type Event = PerformanceEventTiming & { interactionId: number }
  type Frame = PerformanceEntry & {
    scripts: { duration: number; sourceURL: string; sourceFunctionName: string; invoker: string }[]
  }
  let events: Event[] = []
  let tasks: PerformanceEntry[] = []
  let frames: Frame[] = []
  const watch = (type: string, add: (entries: PerformanceEntry[]) => void, options: object = {}) => {
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type, buffered: true, ...options })
    return () => add(observer.takeRecords())
  }
  const flushes = [
    watch('event', (entries) => events.push(...(entries as Event[])), { durationThreshold: 16 }),
    watch('first-input', (entries) => events.push(...(entries as Event[]))),
    watch('longtask', (entries) => tasks.push(...entries)),
    watch('long-animation-frame', (entries) => frames.push(...(entries as Frame[]))),
  ]
  const nameOf = (task: PerformanceEntry) => {
    const frame = frames.find(
      ({ startTime, duration }) => startTime < task.startTime + task.duration && task.startTime < startTime + duration,
    )
    const script = frame?.scripts.toSorted((a, b) => b.duration - a.duration)[0]
    if (!script) return 'style, layout, paint'
    const file = script.sourceURL.split('/').at(-1) ?? ''
    return `${script.invoker} ${script.sourceFunctionName} (${file})`
  }
  ;(globalThis as unknown as { takeTimings: () => unknown }).takeTimings = () => {
    for (const flush of flushes) flush()
    const longest = new Map<number, Event>()
    for (const event of events) {
      // A press consists of several events; the longest one counts. Events without an id, such as hovering, are no interaction.
      if (event.interactionId === 0) continue
      const known = longest.get(event.interactionId)
      if (!known || known.duration < event.duration) longest.set(event.interactionId, event)
    }
    const interactions = [...longest.values()].map(({ startTime, processingStart, processingEnd, duration }) => ({
      delay: processingStart - startTime,
      processing: processingEnd - processingStart,
      duration,
    }))
    const longTasks = tasks.map((task) => ({ duration: task.duration, script: nameOf(task) }))
    events = []
    tasks = []
    frames = []
    return { interactions, longTasks }
  }
}
