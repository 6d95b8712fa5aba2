import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { loadAfterFirstScreen } from '#platform/ui/data/loading/load-part.ts'
import { toast } from '#platform/ui/feedback/toast.ts'

/** Between two attempts to send what the server did not answer. */
const pause = 10_000

type Options = {
  /** How much is to be sent; what is added while there is a connection is sent at once. */
  waiting: number
  load: () => Promise<Queue>
  /** What is read again when something was sent. */
  topic: string
  sentText: (count: number) => string
}
type Queue = { read: () => Promise<void>; flush: () => Promise<{ sent: number; left: number }> }

/** Sends what waits on this device: at the start, when the connection is back, and again until it is answered. */
export function useDeviceQueue(isOnline: boolean, { waiting, load, topic, sentText }: Options): void {
  const cache = useQueryClient()
  useEffect(() => {
    const isNeeded = isOnline && waiting > 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let isEnded = false
    const run = async () => {
      const queue = await loadAfterFirstScreen(load)
      if (!isNeeded) {
        await queue.read()
        return
      }
      const { sent, left } = await queue.flush()
      if (sent > 0) {
        toast.success(sentText(sent))
        void cache.invalidateQueries({ queryKey: [topic] })
      }
      if (left > 0 && !isEnded) timer = setTimeout(start, pause)
    }
    const start = () => void run().catch(() => undefined)
    start()
    return () => {
      isEnded = true
      clearTimeout(timer)
    }
  }, [cache, isOnline, waiting, load, topic, sentText])
}
