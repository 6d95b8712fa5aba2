import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '#platform/ui/data/call.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { undo } from '#undo/contract.ts'
import { words } from '#undo/messages/en.ts'

/** The id of one press, with which its changes can be undone. Not `randomUUID`, which is missing on pages without https. */
export function createOperation(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Returns what the Undo button of a toast does: it undoes the operation, says what became of it, and reads `topic` again. */
export function useUndo(topic: string) {
  const cache = useQueryClient()
  return useCallback(
    (operation: string) => {
      const run = async () => {
        try {
          const { records, emailsStopped, emailsSent } = await call(undo.undo, { params: { id: operation } })
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
    [cache, topic],
  )
}
