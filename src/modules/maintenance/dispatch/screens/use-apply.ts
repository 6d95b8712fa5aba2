import { manyWords } from '#platform/language/messages/many.ts'
import { call } from '#platform/ui/data/call.ts'
import { isStale } from '#platform/ui/data/call-failed.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { createOperation, hasChanged } from '#platform/ui/data/operation.ts'
import type { Checked } from '#platform/ui/lists/selection/checked.ts'
import { useChangeMany } from '#platform/ui/lists/selection/use-change-many.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { officeWords } from '../../requests/messages/office.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import { useChangeRequest } from '../../requests/screens/change-queries.ts'
import { topic } from '../../requests/screens/queries.ts'
import { dispatch, type SelectedRequest } from '../contract.ts'
import { words as undoWords } from '#undo/messages/en.ts'
import { dispatchWords as words } from '../messages/en.ts'
import type { BulkChanges } from '../rules.ts'

/** How a toast names a change, by the number of requests to which it was made. */
export type DescribeChange = (n: number) => string

type ChangeMany = { operation: string; records: { id: string; version: number }[]; changes: BulkChanges }
type SendOrders = { vendorId: string; despiteInsurance: boolean }
const sendOrders = (body: Omit<ChangeMany, 'changes'> & SendOrders) => call(dispatch.sendOrders, { body })
const sendMany = (body: ChangeMany) => call(dispatch.change, { body })

/** Makes a change to one request or to many, and offers to undo it. */
export function useApply() {
  const one = useChangeRequest()
  const many = useChangeMany<{ changes: BulkChanges }>(topic, sendMany, words.notChanged)
  const orders = useChangeMany<SendOrders>(topic, sendOrders, words.notOrdered)
  const undo = useUndo(topic)

  const changeOne = (request: MaintenanceRequest, changes: BulkChanges, describe: DescribeChange) => {
    const operation = createOperation()
    one.mutate(
      { request, changes, operation },
      {
        onSuccess: (saved) =>
          hasChanged(request, saved)
            ? toast.success(describe(1), emailLine(changes, request.title), { undo: undo(operation) })
            : toast.info(manyWords.noneChanged),
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
    checked: readonly SelectedRequest[],
    changes: BulkChanges,
    describe: DescribeChange,
    onDone: (left: string[]) => void,
  ) => many.changeMany({ checked, input: { changes }, describe, line: emailLine(changes), onDone })
  /** Sends a work order for each request; an Undo takes back those that the vendor has not received. */
  const sendManyOrders = (
    checked: readonly Checked[],
    input: SendOrders,
    describe: DescribeChange,
    onDone: (left: string[]) => void,
  ) => orders.changeMany({ checked, input, describe, line: undoWords.emailsWait, onDone })
  return { changeOne, changeMany, sendManyOrders, isBusy: one.isPending || many.isPending || orders.isPending }
}

export type Apply = ReturnType<typeof useApply>

/** E-mails follow work that is given to a vendor, and completed work. */
const emailLine = (changes: BulkChanges, title?: string) =>
  changes.vendorId || changes.status === 'completed' ? undoWords.emailsWait : title
