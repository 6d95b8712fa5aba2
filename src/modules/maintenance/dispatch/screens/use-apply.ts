import { isStale } from '#platform/ui/data/call-failed.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { createOperation } from '#platform/ui/data/operation.ts'
import { useUndo } from './use-undo.ts'
import { officeWords } from '../../requests/messages/office.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import { useChangeRequest } from '../../requests/screens/change-queries.ts'
import { topic } from '../../requests/screens/queries.ts'
import type { BulkResult, SelectedRequest } from '../contract.ts'
import { dispatchWords as words } from '../messages/en.ts'
import type { BulkChanges } from '../rules.ts'
import { useChangeMany } from './queries.ts'

/** How a toast names a change that was made to so many requests. */
export type DescribeChange = (n: number) => string

/** Makes a change to one request or to many, and offers to undo it. */
export function useApply() {
  const one = useChangeRequest()
  const many = useChangeMany()
  const undo = useUndo(topic)

  const changeOne = (request: MaintenanceRequest, changes: BulkChanges, describe: DescribeChange) => {
    const operation = createOperation()
    one.mutate(
      { request, changes, operation },
      {
        onSuccess: () => toast.success(describe(1), emailLine(changes, request.title), { undo: undo(operation) }),
        onError: (error) =>
          toast.failure(
            officeWords.notSaved,
            error.message,
            isStale(error) ? {} : { retry: () => changeOne(request, changes, describe) },
          ),
      },
    )
  }

  /** `onDone` gets the ids that stay as they were, so that they stay selected. */
  const changeMany = (
    requests: readonly SelectedRequest[],
    changes: BulkChanges,
    describe: DescribeChange,
    onDone: (left: string[]) => void,
  ) => {
    const operation = createOperation()
    const possible = requests.filter(({ reason }) => reason === null)
    const rejected = requests.flatMap(({ id, reason }) => (reason === null ? [] : [{ id, reason }]))
    many.mutate(
      { operation, changes, requests: possible.map(({ id, version }) => ({ id, version })) },
      {
        onSuccess: ({ results }) => {
          const left = [...rejected, ...leftOf(results)]
          const changed = results.filter(({ outcome }) => outcome === 'changed').length
          const line = [changed > 0 ? emailLine(changes) : '', ...reasonLines(left)].filter(Boolean).join(' ')
          if (changed > 0) toast.success(describe(changed), line || undefined, { undo: undo(operation) })
          else toast.info(words.noneChanged, line || undefined)
          onDone(left.map(({ id }) => id))
        },
        onError: (error) =>
          toast.failure(words.notChanged, error.message, {
            retry: () => changeMany(requests, changes, describe, onDone),
          }),
      },
    )
  }
  return { changeOne, changeMany, isBusy: one.isPending || many.isPending }
}

export type Apply = ReturnType<typeof useApply>

type Left = { id: string; reason: string }

const leftOf = (results: BulkResult['results']): Left[] =>
  results.flatMap(({ id, outcome, reason }) =>
    outcome === 'stale' || outcome === 'rejected' ? [{ id, reason: reason ?? '' }] : [],
  )

/** One sentence for each reason. */
const reasonLines = (left: readonly Left[]) =>
  [...new Set(left.map(({ reason }) => reason))].map((reason) =>
    words.stillSelected(left.filter((one) => one.reason === reason).length, reason),
  )

/** E-mails follow work that is given to a vendor, and completed work. */
const emailLine = (changes: BulkChanges, title?: string) =>
  changes.vendorId || changes.status === 'completed' ? words.emailsWait : title
