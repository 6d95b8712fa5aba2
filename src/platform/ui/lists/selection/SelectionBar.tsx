import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLingering } from '../../hooks/use-lingering.ts'
import type { Icon } from '../../icons/icon.ts'
import { type BulkAction, BulkBar } from './BulkBar.tsx'
import { type Checked, type Selected } from './checked.ts'
import { CheckedConfirmation } from './CheckedConfirmation.tsx'
import type { useChangeMany } from './use-change-many.ts'
import type { Selection } from './use-selection.ts'

type Row = { id: string }

/** What can be done with selected rows, and how a confirmation and a toast name it. */
export type ManyAction<Id extends string, C extends Checked> = {
  id: Id
  label: string
  icon: Icon
  title: (n: number) => string
  verb: (n: number) => string
  isHarmless: boolean
  /** What follows. */
  explain: (possible: readonly C[]) => ReactNode
  done: (n: number) => string
  /** A line of the toast. */
  line?: string
}

type Props<Id extends string, R extends Row, Filter, C extends Checked> = {
  topic: string
  selection: Selection<R>
  /** The number of rows that match the filters; null while it is unknown. */
  total: number | null
  filter: Filter
  actions: readonly ManyAction<Id, C>[]
  check: (action: Id, selected: Selected<Filter>, signal: AbortSignal) => Promise<C[]>
  change: ReturnType<typeof useChangeMany<{ action: Id }>>['changeMany']
  /** Without a question: message, print, export. */
  more?: readonly BulkAction[]
  /** The row of filters. */
  children: ReactNode
}

const none: readonly BulkAction[] = []

/** What can be done with the selected rows, in place of the filters; each action asks once, with its figures. */
export function SelectionBar<Id extends string, R extends Row, Filter, C extends Checked>({
  topic,
  selection,
  total,
  filter,
  actions,
  check,
  change,
  more = none,
  children,
}: Props<Id, R, Filter, C>) {
  const [action, setAction] = useState<ManyAction<Id, C> | null>(null)
  const { last, open } = useLingering(action)
  const selected = selection.isAll ? { ids: [], filter } : { ids: selection.rows.map(({ id }) => id) }
  const checked = useQuery({
    queryKey: [topic, 'check', last?.id, selected],
    queryFn: ({ signal }) => (last ? check(last.id, selected, signal) : []),
    enabled: open,
    gcTime: 0,
  })
  return (
    <>
      <BulkBar
        count={selection.count}
        total={total}
        isAll={selection.isAll}
        onAll={() => total !== null && selection.selectAll(total)}
        onClear={selection.clear}
        actions={[...actions.map((one) => ({ ...one, onPress: () => setAction(one) })), ...more]}
      >
        {children}
      </BulkBar>
      {last ? (
        <CheckedConfirmation
          open={open}
          onClose={() => setAction(null)}
          check={checked}
          expected={selection.isAll ? selection.count : null}
          title={last.title}
          verb={last.verb}
          isHarmless={last.isHarmless}
          onConfirm={(records) => {
            const { id, done, line } = last
            change({ checked: records, input: { action: id }, describe: done, line, onDone: selection.keepIds })
          }}
        >
          {last.explain}
        </CheckedConfirmation>
      ) : null}
    </>
  )
}
