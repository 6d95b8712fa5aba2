import type { ReactNode } from 'react'
import { toast } from '../feedback/toast.ts'
import { useLingering } from '../hooks/use-lingering.ts'
import { Confirmation } from './Confirmation.tsx'

type Then<Result> = {
  onSuccess: (result: Result) => void
  onError: (error: Error) => void
  onSettled: () => void
}

type Props<Subject, Result> = {
  /** What the action is about; null closes the question. */
  subject: Subject | null
  onClose: () => void
  /** Starts the mutation. */
  onConfirm: (subject: Subject, then: Then<Result>) => void
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
      onConfirm={() =>
        onConfirm(last, {
          onSuccess: (result) => toast.success(typeof done === 'string' ? done : done(result)),
          onError: (error) => toast.failure(failed, error.message),
          onSettled: onClose,
        })
      }
    >
      {children(last)}
    </Confirmation>
  )
}
