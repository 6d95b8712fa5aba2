import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { loadAfterFirstScreen } from '#platform/ui/data/loading/load-part.ts'
import { keepForOffline } from '#platform/ui/data/loading/service-worker.ts'
import { topic } from '../../../requests/screens/queries.ts'

/** Sends what waits on this phone while the portal is open. Its code, and what works offline, follow the first screen. */
export function useOutbox(userId: string): void {
  const cache = useQueryClient()
  useEffect(() => {
    let stop = () => {}
    let isGone = false
    const start = async () => {
      const { watchOutbox } = await loadAfterFirstScreen(() => import('./outbox.ts'))
      if (isGone) return
      stop = watchOutbox(userId, () => void cache.invalidateQueries({ queryKey: [topic] }))
      // What is opened without a connection must be there.
      await Promise.all([import('../StaffDetails.tsx'), import('../OtherView.tsx'), import('./OutboxView.tsx')])
      await keepForOffline('/staff')
    }
    start().catch(() => undefined)
    const refetch = () => void cache.invalidateQueries()
    window.addEventListener('online', refetch)
    return () => {
      isGone = true
      stop()
      window.removeEventListener('online', refetch)
    }
  }, [cache, userId])
}
