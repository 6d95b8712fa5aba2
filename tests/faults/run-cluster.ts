import { CannotStart } from '#platform/server/process/cannot-start.ts'
import { startCluster } from '#platform/server/postgres/cluster.ts'

// Starts the cluster in the given folder, prints the result, and runs until SIGTERM, which stops the cluster, or SIGUSR2, which
// exits at once.
const report = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`)
const quiet = { info: () => {}, warn: () => {} }

try {
  const cluster = await startCluster({ dataDir: process.argv[2] ?? '', log: quiet })
  const keepAlive = setInterval(() => {}, 60_000)
  process.once('SIGTERM', () => {
    clearInterval(keepAlive)
    void cluster.stop()
  })
  process.once('SIGUSR2', () => process.exit(1))
  report({ running: true, adopted: cluster.adopted, connection: cluster.connection })
} catch (error) {
  if (!(error instanceof CannotStart)) throw error
  report({ running: false, rejected: error.message })
}
