/**
 * Runs something in a task of its own, after the present one. A screen that opens begins several calls, and beginning each takes a slow
 * computer some milliseconds. Not a timer, because those wait longer, and up to a second in a page in the background.
 */
export function inOwnTask<Result>(run: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve(run())
    })
    port1.start()
    port2.postMessage(null)
  })
}
