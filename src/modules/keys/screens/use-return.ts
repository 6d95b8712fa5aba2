import { createOperation } from '#platform/ui/data/operation.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import type { DeskKey } from '../contract.ts'
import { keyScreenWords } from '../messages/screens.ts'
import { useCheckIn } from './queries.ts'

const words = keyScreenWords.details

/** Takes a key back with one press, and offers to undo it. */
export function useReturn() {
  const checkIn = useCheckIn()
  const undo = useUndo('keys')
  const returnKey = ({ id, number }: Pick<DeskKey, 'id' | 'number'>, note = '', onDone?: () => void) => {
    const operation = createOperation()
    checkIn.mutate(
      { id, body: { note }, operation },
      {
        onSuccess: () => {
          onDone?.()
          toast.success(words.returned(number), undefined, { undo: undo(operation) })
        },
        onError: (error) => toast.failure(words.notSaved, error.message),
      },
    )
  }
  return { returnKey, isPending: checkIn.isPending }
}
