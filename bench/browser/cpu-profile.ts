import type { CDPSession } from '@playwright/test'

type Frame = { functionName: string; url: string; lineNumber: number; columnNumber: number }
type Profile = {
  nodes: { id: number; callFrame: Frame }[]
  samples: number[]
  timeDeltas: number[]
}

const shown = 15

/** Records where the page spends its time, until it is printed. */
export async function profilePage(cdp: CDPSession) {
  await cdp.send('Profiler.enable')
  await cdp.send('Profiler.setSamplingInterval', { interval: 500 })
  await cdp.send('Profiler.start')
  return {
    /** Prints the functions with the largest own time. */
    async print(title: string) {
      const { profile } = (await cdp.send('Profiler.stop')) as unknown as { profile: Profile }
      const times = new Map<string, number>()
      const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
      for (const [index, sample] of profile.samples.entries()) {
        const name = names.get(sample) ?? ''
        times.set(name, (times.get(name) ?? 0) + (profile.timeDeltas[index] ?? 0) / 1000)
      }
      console.log(`Own time on ${title}:`)
      console.table(
        [...times]
          .filter(([name]) => !/^\((?:idle|root)\)/.test(name))
          .toSorted(([, a], [, b]) => b - a)
          .slice(0, shown)
          .map(([name, time]) => ({ function: name, ms: Math.round(time) })),
      )
    },
  }
}

const nameOf = ({ functionName, url, lineNumber, columnNumber }: Frame) =>
  url === '' ? functionName : `${functionName || 'anonymous'} ${url.split('/').at(-1)}:${lineNumber}:${columnNumber}`
