import { useEffect } from 'react'
import { loadAfterFirstScreen } from '#platform/ui/data/loading/load-part.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { offlineWords } from '../messages.ts'

/** Sends the parcels that wait on this device, at the start and when the connection is back. */
export function useParcelQueue(isOnline: boolean): void {
  useEffect(() => {
    const run = async () => {
      const { readQueue, flushParcels } = await loadAfterFirstScreen(() => import('./parcel-queue.ts'))
      if (!isOnline) return readQueue()
      const sent = await flushParcels()
      if (sent > 0) toast.success(offlineWords.parcels.sent(sent))
    }
    run().catch(() => undefined)
  }, [isOnline])
}
