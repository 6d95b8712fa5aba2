import type { LongTask, Timing } from './interaction-timing.ts'

/** What was measured on one screen: the tasks while it opened, and each step's runs. */
export type Measured = { opening: LongTask[]; steps: Map<string, Timing[]>; failed: string[] }

const limit = 100

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)
const at = (values: readonly number[], part: number) =>
  sorted(values)[Math.min(values.length - 1, Math.ceil(values.length * part) - 1)] ?? Number.NaN
const durationsOf = (runs: readonly Timing[]) =>
  runs.flatMap(({ interactions }) => interactions.map((one) => one.duration))
const tasksOf = (runs: readonly Timing[]) => runs.flatMap(({ longTasks }) => longTasks)
const longestOf = (tasks: readonly LongTask[]) => tasks.toSorted((a, b) => b.duration - a.duration)[0]

/** One row for a screen: how soon it answers, and what holds it up. Presses that paint within 16 ms are not reported by the browser. */
export function describeScreen(address: string, { opening, steps, failed }: Measured) {
  const all = [...steps.values()].flatMap(durationsOf)
  const worst = [...steps]
    .map(([name, runs]) => ({ name, duration: Math.max(0, ...durationsOf(runs)) }))
    .toSorted((a, b) => b.duration - a.duration)[0]
  const tasks = [...steps.values()].flatMap(tasksOf)
  const longest = longestOf(tasks)
  const p95 = at(all, 0.95)
  const above = tasks.filter(({ duration }) => duration > limit).length
  return {
    screen: address,
    presses: all.length,
    'median ms': Math.round(at(all, 0.5)),
    'p95 ms': Math.round(p95),
    'worst ms': Math.round(worst?.duration ?? Number.NaN),
    'worst at': worst?.name ?? '-',
    'tasks above 100 ms': above,
    'longest task': longest ? `${Math.round(longest.duration)} ${longest.script}` : '-',
    'longest while opening': Math.round(longestOf(opening)?.duration ?? 0),
    failed: failed.join('; '),
    met: !(p95 > limit) && above === 0 && failed.length === 0 ? 'yes' : 'NO',
  }
}

/** One row for each step of a screen. */
export const describeSteps = ({ steps }: Measured) =>
  [...steps].map(([step, runs]) => {
    const durations = durationsOf(runs)
    const longest = longestOf(tasksOf(runs))
    const processing = runs.flatMap(({ interactions }) => interactions.map((one) => one.processing))
    return {
      step,
      runs: runs.length,
      presses: durations.length,
      'median ms': Math.round(at(durations, 0.5)),
      'p95 ms': Math.round(at(durations, 0.95)),
      'scripts ms': Math.round(at(processing, 0.95)),
      'longest task': longest ? `${Math.round(longest.duration)} ${longest.script}` : '-',
    }
  })
