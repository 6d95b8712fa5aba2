import { useEffect } from 'react'
import { loadAfterFirstScreen } from '#platform/ui/data/loading/load-part.ts'
import { useRosterState } from '../desk/queries.ts'

/** Milliseconds between two refreshes of a copy. */
const pause = 5 * 60_000

const refresh = async () => {
  const { refreshCopy } = await loadAfterFirstScreen(() => import('./copy.ts'))
  await refreshCopy()
}
const run = () => void refresh().catch(() => undefined)

/**
 * Refreshes the copy of this device while the desk is open: at the start, every five minutes, when the roster has changed, and
 * when the connection is back. Its code follows the first screen.
 */
export function useRosterCopy(isOnline: boolean): void {
  const { dataUpdatedAt } = useRosterState()
  useEffect(() => {
    // Without a connection it reads what this device has.
    run()
    const timer = isOnline ? setInterval(run, pause) : undefined
    return () => clearInterval(timer)
  }, [isOnline])
  useEffect(() => {
    if (dataUpdatedAt > 0) run()
  }, [dataUpdatedAt])
}
