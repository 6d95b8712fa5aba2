import CircleOff from 'lucide-react/icons/circle-off'
import MessageSquare from 'lucide-react/icons/message-square'
import PaintRoller from 'lucide-react/icons/paint-roller'
import Tag from 'lucide-react/icons/tag'
import type { ReactNode } from 'react'
import { largestSelection } from '#platform/largest-selection.ts'
import { call } from '#platform/ui/data/call.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { ShownColumns } from '#platform/ui/lists/columns/list-column.ts'
import { type RowActions, RowsBar } from '#platform/ui/lists/selection/RowsBar.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import type { ListedUnit } from '../../contract.ts'
import { exportedUnits } from '../../exported-units.ts'
import { manyUnits } from '../../many-contract.ts'
import { type StatusOfMany, statusesOfMany, validateStatusOfMany } from '../../many-units.ts'
import { words } from '../../messages/en.ts'
import { manyWords } from '../../messages/many.ts'

const icons: Record<StatusOfMany, Icon> = { 'For Sale': Tag, 'Under Renovation': PaintRoller, Vacant: CircleOff }

const changes: RowActions<StatusOfMany, ListedUnit> = {
  actions: statusesOfMany.map((status) => ({
    id: status,
    icon: icons[status],
    ...manyWords[status],
    isHarmless: true,
    explain: () => <p>{manyWords.follows[status]}</p>,
  })),
  validate: validateStatusOfMany,
  send: ({ action, ...body }) => call(manyUnits.change, { body: { ...body, status: action } }),
  failed: manyWords.failed,
}

type Props = {
  selection: Selection<ListedUnit>
  /** The units that match the filters. */
  shown: readonly ListedUnit[]
  columns: ShownColumns
  onMessage: (unitIds: string[]) => void
  /** The row of filters. */
  children: ReactNode
}

/** What can be done with the selected units, in place of the filters. */
export function UnitBulkBar({ selection, shown, columns, onMessage, children }: Props) {
  const message = (units: readonly ListedUnit[]) => {
    if (units.length > largestSelection) toast.info(manyWords.mostMessaged(largestSelection))
    else onMessage(units.map(({ id }) => id))
  }
  return (
    <RowsBar
      topic="units"
      selection={selection}
      total={shown.length}
      readAll={async () => shown}
      output={{
        list: 'units',
        title: words.title,
        columns: columns.chosen?.join(','),
        toTable: (units) => exportedUnits(units, columns.shown),
      }}
      changes={changes}
      more={[{ id: 'message', label: manyWords.message, icon: MessageSquare, onPress: message }]}
    >
      {children}
    </RowsBar>
  )
}
