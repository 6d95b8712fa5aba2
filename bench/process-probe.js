// @ts-check
// Preloaded with --import into a measured process: answers each IPC message with the figures of the process. JavaScript,
// because Node would need 30 MB more in the measured process to run TypeScript.
import { monitorEventLoopDelay } from 'node:perf_hooks'

/**
 * @typedef {object} ProcessFigures
 * @property {number} rss bytes of memory that are resident
 * @property {number} cpu microseconds of CPU time since the start
 * @property {number} loopDelay milliseconds; the 99th percentile while 'watch' was on
 */

/** Milliseconds between two samples; the histogram contains them. */
const resolution = 5
// Only on demand: its timer would be most of the CPU time of an idle process.
const delay = monitorEventLoopDelay({ resolution })

process.on('message', (message) => {
  if (message === 'watch') return delay.enable()
  delay.disable()
  const { user, system } = process.cpuUsage()
  const loopDelay = Math.max(0, delay.percentile(99) / 1e6 - resolution)
  delay.reset()
  return process.send?.({ rss: process.memoryUsage.rss(), cpu: user + system, loopDelay })
})
// The channel alone does not keep the process alive.
process.channel?.unref()
