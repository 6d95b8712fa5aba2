import { useEffect } from 'react'
import { loadAfterFirstScreen } from '#platform/ui/data/loading/load-part.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { offlineWords } from '../messages.ts'

/** Between two attempts to send what the server did not answer. */
const pause = 10_000

/** Sends the parcels that wait on this device: at the start, when the connection is back, and again until they are answered. */
export function useParcelQueue(isOnline: boolean): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isEnded = false
    const run = async () => {
      const { readQueue, flushParcels } = await loadAfterFirstScreen(() => import('./parcel-queue.ts'))
      if (!isOnline) {
        await readQueue()
        return
      }
      const { sent, left } = await flushParcels()
      if (sent > 0) toast.success(offlineWords.parcels.sent(sent))
      if (left > 0 && !isEnded) timer = setTimeout(start, pause)
    }
    const start = () => void run().catch(() => undefined)
    start()
    return () => {
      isEnded = true
      clearTimeout(timer)
    }
  }, [isOnline])
}
