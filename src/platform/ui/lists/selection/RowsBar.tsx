import type { ReactNode } from 'react'
import { manyWords as words } from '../../../language/messages/many.ts'
import { largestSelection } from '../../../largest-selection.ts'
import { toast } from '../../feedback/toast.ts'
import { type SelectedOutput, useSelectedOutput } from '../output/use-selected-output.tsx'
import type { BulkAction } from './BulkBar.tsx'
import type { Checked, ManyResult } from './checked.ts'
import { type ManyAction, SelectionBar } from './SelectionBar.tsx'
import { useChangeMany } from './use-change-many.ts'
import type { Selection } from './use-selection.ts'

/** Rows that are changed have a version. */
type Row = { id: string; version?: number }
type Body<Id> = { operation: string; records: { id: string; version: number }[]; action: Id }

/** What can be done with many rows of a list. */
export type RowActions<Id extends string, R extends Row> = {
  actions: readonly ManyAction<Id, R & Checked>[]
  /** Why an action leaves a row out; null when it does not. The server decides again. */
  validate: (action: Id, row: R) => string | null
  send: (body: Body<Id>) => Promise<ManyResult>
  /** The toast when it failed. */
  failed: string
  /** What the Undo of the toast does, where it is not the undo of the operation. */
  undo?: (() => (() => void) | undefined) | undefined
}

type Props<Id extends string, R extends Row> = {
  topic: string
  selection: Selection<R>
  /** The number of rows that match the filters; null while it is unknown. */
  total: number | null
  /** Reads all rows that match the filters. */
  readAll: () => Promise<readonly R[]>
  output: Omit<SelectedOutput<R>, 'read'>
  /** Absent for those who change none of them. */
  changes?: RowActions<Id, R> | undefined
  /** Beside print and export. */
  more?: readonly (Omit<BulkAction, 'onPress'> & { onPress: (rows: readonly R[]) => void })[]
  /** The row of filters. */
  children: ReactNode
}

/**
 * What can be done with the selected rows of a list whose rows say themselves what is possible, in place of the filters: its
 * actions, each after a question, then print and export.
 */
export function RowsBar<Id extends string, R extends Row>(props: Props<Id, R>) {
  const { topic, selection, total, readAll, output, changes, more = [], children } = props
  const read = async () => (selection.isAll ? readAll() : selection.rows)
  const { actions, printed } = useSelectedOutput({ ...output, read })
  const { changeMany } = useChangeMany<{ action: Id }>(topic, changes?.send ?? sendNothing, changes?.failed ?? '', {
    undo: changes?.undo,
  })
  return (
    <>
      <SelectionBar<Id, R, null, R & Checked>
        topic={topic}
        selection={selection}
        total={total}
        filter={null}
        actions={changes?.actions ?? []}
        check={async (action) => {
          if (selection.count > largestSelection) throw new Error(words.tooMany(largestSelection))
          return (await read()).map((row) => ({
            ...row,
            version: row.version ?? 0,
            reason: changes?.validate(action, row) ?? null,
          }))
        }}
        change={changeMany}
        more={[...more.map((one) => ({ ...one, onPress: () => void read().then(one.onPress, notRead) })), ...actions]}
      >
        {children}
      </SelectionBar>
      {printed}
    </>
  )
}

const notRead = (error: unknown) => toast.failure(words.notChecked, error instanceof Error ? error.message : undefined)
const sendNothing = async (): Promise<ManyResult> => ({ results: [] })
