import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useCallback } from 'react'
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

type Undoing = {
  undoOperation: (operation: string) => Promise<Result>
  /** Finds the caller's newest change of a section of the settings; null without one. */
  findSettingChange: (area: string) => Promise<{ id: string } | null>
  undoSettingChange: (id: string) => Promise<unknown>
  words: Words
}

/** How the portal undoes an operation. */
export const UndoContext = createContext<Undoing | null>(null)

/**
 * Returns what the Undo button of a toast does: it undoes the operation, says what became of it, and reads `topic` again.
 */
export function useUndo(topic: string) {
  const undoing = use(UndoContext)
  if (!undoing) throw new Error('This portal cannot undo changes.')
  const { undoOperation, words } = undoing
  const cache = useQueryClient()
  return useCallback(
    (operation: string) => {
      const run = async () => {
        try {
          const { records, emailsStopped, emailsSent } = await undoOperation(operation)
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
    [cache, topic, undoOperation, words],
  )
}
