import { useMutation, useQueryClient } from '@tanstack/react-query'
import { manyWords as words } from '../../../language/messages/many.ts'
import { createOperation } from '../../data/operation.ts'
import { toast } from '../../feedback/toast.ts'
import { useUndo } from '../../feedback/use-undo.ts'
import { type Checked, type ManyResult, possibleOf } from './checked.ts'

type Body = { operation: string; records: { id: string; version: number }[] }
type Change<Input> = {
  checked: readonly Checked[]
  input: Input
  /** How a toast names the change, by the number of records to which it was made. */
  describe: (n: number) => string
  line?: string | undefined
  /** Gets the ids that stay as they were, so that they stay selected. */
  onDone: (left: string[]) => void
}
type Left = { id: string; reason: string }

/** Changes many records with one press, says what became of them, and offers to undo it. */
export function useChangeMany<Input extends object>(
  topic: string,
  send: (body: Body & Input) => Promise<ManyResult>,
  failed: string,
  /** What the Undo of the toast does, where it is not the undo of the operation. */
  { undo: otherUndo }: { undo?: (() => (() => void) | undefined) | undefined } = {},
) {
  const cache = useQueryClient()
  const undo = useUndo(topic)
  const many = useMutation({
    mutationFn: send,
    onSettled: () => void cache.invalidateQueries({ queryKey: [topic] }),
  })
  const start = (change: Change<Input>, operation: string) => {
    const { checked, input, describe, line, onDone } = change
    const rejected = checked.flatMap(({ id, reason }) => (reason === null ? [] : [{ id, reason }]))
    const records = possibleOf(checked).map(({ id, version }) => ({ id, version }))
    many.mutate(
      { ...input, operation, records },
      {
        onSuccess: ({ results }) => {
          const left = [...rejected, ...leftOf(results)]
          const changed = results.filter(({ outcome }) => outcome === 'changed').length
          const text = [changed > 0 ? line : '', ...reasonLines(left)].filter(Boolean).join(' ') || undefined
          if (changed > 0) toast.success(describe(changed), text, { undo: otherUndo ? otherUndo() : undo(operation) })
          else toast.info(words.noneChanged, text)
          onDone(left.map(({ id }) => id))
        },
        // With the same operation, a change whose answer was lost is not made again.
        onError: (error) => toast.failure(failed, error.message, { retry: () => start(change, operation) }),
      },
    )
  }
  return { changeMany: (change: Change<Input>) => start(change, createOperation()), isPending: many.isPending }
}

const leftOf = (results: ManyResult['results']): Left[] =>
  results.flatMap(({ id, outcome, reason }) =>
    outcome === 'stale' || outcome === 'rejected' ? [{ id, reason: reason ?? '' }] : [],
  )

/** One sentence for each reason. */
const reasonLines = (left: readonly Left[]) =>
  [...new Set(left.map(({ reason }) => reason))].map((reason) =>
    words.stillSelected(left.filter((one) => one.reason === reason).length, reason),
  )
