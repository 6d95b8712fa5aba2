/** Runs work now, and once more after it when it was called meanwhile. A failed run is left to the schedule. */
export function runSoon(work: () => Promise<void>): () => void {
  let running = false
  let again = false
  const run = async () => {
    running = true
    do {
      again = false
      await work().catch(() => undefined)
    } while (again)
    running = false
  }
  return () => {
    if (running) again = true
    else void run()
  }
}
