import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { toast } from './toast.ts'

type Result = { records: readonly { outcome: string }[]; emailsStopped: number; emailsSent: number }
type Words = {
  undone: (n: number) => string
  nothingUndone: string
  notUndone: string
  changedSince: (n: number) => string
  tooLate: string
  emailsStopped: (n: number) => string
  emailsSent: (n: number) => string
}

/**
 * Returns what the Undo button of a toast does: it undoes the operation, says what became of it, and reads `topic` again.
 * `undoCall` and `words` are the same objects at every render.
 */
export function useUndoCall(topic: string, undoCall: (operation: string) => Promise<Result>, words: Words) {
  const cache = useQueryClient()
  return useCallback(
    (operation: string) => {
      const run = async () => {
        try {
          const { records, emailsStopped, emailsSent } = await undoCall(operation)
          const count = (outcome: string) => records.filter((record) => record.outcome === outcome).length
          const [undone, changed] = [count('undone'), count('changed')]
          const line = [
            changed > 0 ? words.changedSince(changed) : '',
            count('over') > 0 ? words.tooLate : '',
            emailsStopped > 0 ? words.emailsStopped(emailsStopped) : '',
            emailsSent > 0 ? words.emailsSent(emailsSent) : '',
          ]
            .filter(Boolean)
            .join(' ')
          if (undone > 0) toast.success(words.undone(undone), line || undefined)
          else toast.info(words.nothingUndone, line || undefined)
        } catch (error) {
          const message = error instanceof Error ? error.message : undefined
          toast.failure(words.notUndone, message, { retry: () => void run() })
        }
        await cache.invalidateQueries({ queryKey: [topic] })
      }
      return () => void run()
    },
    [cache, topic, undoCall, words],
  )
}
