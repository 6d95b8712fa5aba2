import Building2 from 'lucide-react/icons/building-complex'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { ListPage } from '#platform/ui/lists/ListPage.tsx'
import { EmptyList } from '#platform/ui/lists/EmptyList.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { type ListColumns, waitForColumns } from '#platform/ui/lists/columns/list-column.ts'
import { PrintAndExport } from '#platform/ui/lists/output/PrintAndExport.tsx'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { useListSelection } from '#platform/ui/lists/selection/use-list-selection.tsx'
import { UnitBulkBar } from './list/UnitBulkBar.tsx'
import type { ListedUnit } from '../contract.ts'
import { filterUnits, choicesOf } from '../unit-filter.ts'
import { words } from '../messages/en.ts'
import { exportedUnits } from '../exported-units.ts'
import { downloadUnits, useUnits } from './queries.ts'
import { UnitCards } from './UnitCards.tsx'
import { UnitFigures } from './UnitFigures.tsx'
import { UnitFilters } from './UnitFilters.tsx'
import { UnitTable } from './UnitTable.tsx'
import { useUnitFilter } from './use-unit-filter.ts'

const none: readonly ListedUnit[] = []

type Props = {
  /** The unit whose dialog is open. */
  opened: string | null
  onOpen: (id: string) => void
  onAdd: () => void
  /** The saved views. */
  views: ReactNode
  columns: ListColumns
  /** Beside the button that adds a unit. */
  actions?: ReactNode
  /** Opens the form of an announcement to the residents of these units. */
  onMessage: (unitIds: string[]) => void
  /** Opens another unit in place of the open one. */
  onStep: (id: string) => void
}

/** The units of the building: filters, a table or cards, and the button that adds one. */
export function UnitList({ opened, onOpen, onAdd, views, columns, actions, onMessage, onStep }: Props) {
  const units = useUnits()
  const filter = useUnitFilter()
  const wide = useWide()
  const all = units.data ?? none
  const { shown: printed, chosen } = columns
  const exported = { ...filter.values, ...(chosen === null ? {} : { columns: chosen.join(',') }) }
  const offered = useMemo(() => choicesOf(all), [all])
  const key = JSON.stringify(filter.values)
  // Keeps typing responsive while thousands of units are filtered.
  const shownKey = useDeferredValue(key)
  const shown = useMemo(() => filterUnits(all, JSON.parse(shownKey) as typeof filter.values), [all, shownKey])
  const { selection, keys } = useListSelection<ListedUnit>({ scope: shownKey, rows: shown, opened, onStep })
  return (
    <ListPage
      title={words.title}
      line={
        <span className="flex flex-wrap gap-x-3">
          <output>
            {!units.data
              ? units.isError
                ? '\u00a0'
                : words.loading
              : filter.isFiltered
                ? words.shown(shown.length, all.length)
                : words.counted(all.length)}
          </output>
          {units.data && !filter.isFiltered ? <UnitFigures units={all} /> : null}
        </span>
      }
      actions={
        <>
          {actions}
          <Button variant="primary" icon={Plus} onClick={onAdd}>
            {words.add}
          </Button>
        </>
      }
      filters={
        <>
          {views}
          {keys}
          <UnitBulkBar selection={selection} shown={shown} columns={columns} onMessage={onMessage}>
            <UnitFilters
              filter={filter}
              offered={offered}
              wide={wide}
              tools={
                <>
                  {wide ? columns.menu : null}
                  <PrintAndExport
                    title={words.title}
                    read={async () => exportedUnits(shown, printed)}
                    download={() => downloadUnits(exported)}
                  />
                </>
              }
            />
          </UnitBulkBar>
        </>
      }
      list={waitForColumns(columns, units)}
      loading={words.loading}
    >
      {() =>
        shown.length === 0 ? (
          <Card flush>
            <EmptyList
              icon={Building2}
              isFiltered={filter.isFiltered}
              onClear={filter.clear}
              words={{
                none: words.none,
                noneHelp: all.length === 0 ? words.noUnits : words.noneHelp,
                clear: words.clearFilters,
                noneYet: words.none,
                noneYetHelp: words.noUnits,
              }}
            />
          </Card>
        ) : wide ? (
          <UnitTable
            units={shown}
            filter={filter}
            opened={opened}
            onOpen={onOpen}
            listColumns={columns}
            selection={selection}
          />
        ) : (
          <UnitCards units={shown} onOpen={onOpen} selection={selection} />
        )
      }
    </ListPage>
  )
}
