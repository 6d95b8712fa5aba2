import type { ReactNode } from 'react'
import { createOperation } from '../data/operation.ts'
import { toast } from '../feedback/toast.ts'
import { useLingering } from '../hooks/use-lingering.ts'
import { Confirmation } from './Confirmation.tsx'

/** The callbacks of its mutation. */
export type Then<Result> = {
  onSuccess: (result: Result) => void
  onError: (error: Error) => void
  onSettled: () => void
}

type Props<Subject, Result> = {
  /** What the action is about; null closes the question. */
  subject: Subject | null
  onClose: () => void
  /** Starts the mutation, for some actions with the operation that undoes it. */
  onConfirm: (subject: Subject, then: Then<Result>, operation: string) => void
  /** What the Undo button of the toast does, for an action that can be undone: `useUndo`. */
  undo?: (operation: string) => () => void
  isBusy: boolean
  words: {
    title: (subject: Subject) => string
    verb: string
    /** The button that leaves everything as it is. */
    cancel?: string
    busy: string
    done: string | ((result: Result) => string)
    failed: string
  }
  children: (subject: Subject) => ReactNode
}

/** Asks before an action, and says whether it succeeded. The last subject stays rendered while the question closes. */
export function ActionConfirmation<Subject, Result>({
  subject,
  onClose,
  onConfirm,
  undo,
  isBusy,
  words,
  children,
}: Props<Subject, Result>) {
  const { last, open } = useLingering(subject)
  if (last === null) return null
  const { title, verb, cancel, busy, done, failed } = words
  return (
    <Confirmation
      open={open}
      onClose={onClose}
      title={title(last)}
      verb={verb}
      {...(cancel === undefined ? {} : { cancel })}
      busy={isBusy}
      busyText={busy}
      onConfirm={() => {
        const operation = createOperation()
        const then: Then<Result> = {
          onSuccess: (result) =>
            toast.success(typeof done === 'string' ? done : done(result), undefined, { undo: undo?.(operation) }),
          onError: (error) => toast.failure(failed, error.message),
          onSettled: onClose,
        }
        onConfirm(last, then, operation)
      }}
    >
      {children(last)}
    </Confirmation>
  )
}
