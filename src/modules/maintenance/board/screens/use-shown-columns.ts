import { useAddress } from '#platform/ui/data/use-address.ts'
import type { Status } from '../../requests/choices.ts'
import { columnsNamed, openColumns, type StatusFilter } from '../board-columns.ts'

/** Which columns are open, stored in the URL: those of the filter and those that were opened; on a phone a single one. */
export function useShownColumns(status: StatusFilter) {
  const address = useAddress()
  const parameter = address.at('columns')
  const added = columnsNamed(parameter)
  const open = openColumns(status, added)
  return {
    open,
    /** Changes with every toggle. */
    parameter,
    toggle: (column: Status) => {
      const next = added.includes(column) ? added.filter((item) => item !== column) : [...added, column]
      address.change({ columns: next.length === 0 ? undefined : next.join(',') })
    },
    shownOnPhone: columnsNamed(address.at('column'))[0] ?? open[0] ?? 'pending',
    showOnPhone: (column: Status) => address.change({ column }),
  }
}
