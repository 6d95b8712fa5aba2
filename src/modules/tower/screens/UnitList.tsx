import { Building2, Plus } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { NotRefreshed } from '#platform/ui/feedback/NotRefreshed.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import type { Unit } from '../contract.ts'
import { filterUnits, choicesOf, isOccupancyStatus } from '../unit-filter.ts'
import { words } from '../messages/en.ts'
import { useUnits } from './queries.ts'
import { UnitCards } from './UnitCards.tsx'
import { UnitFilters } from './UnitFilters.tsx'
import { UnitTable } from './UnitTable.tsx'
import { useUnitFilter } from './use-unit-filter.ts'

const none: readonly Unit[] = []

type Props = {
  /** The unit whose dialog is open. */
  opened: string | null
  onOpen: (id: string) => void
  onAdd: () => void
}

/** The units of the building: filters, a table or cards, and the button that adds one. */
export function UnitList({ opened, onOpen, onAdd }: Props) {
  const units = useUnits()
  const filter = useUnitFilter()
  const wide = useWide()
  const all = units.data ?? none
  const offered = useMemo(() => choicesOf(all), [all])
  const key = JSON.stringify(filter.values)
  // Keeps typing responsive while thousands of units are filtered.
  const shownKey = useDeferredValue(key)
  const shown = useMemo(() => filterUnits(all, JSON.parse(shownKey) as typeof filter.values), [all, shownKey])
  const commercial = useMemo(() => all.filter(({ category }) => category === 'Commercial').length, [all])

  return (
    <>
      <PageHead
        title={words.title}
        line={
          <output>
            {!units.data
              ? units.isError
                ? '\u00a0'
                : words.loading
              : filter.isFiltered
                ? words.shown(shown.length, all.length, isOccupancyStatus(filter.values.status))
                : words.counted(all.length, all.length - commercial, commercial)}
          </output>
        }
        actions={
          <Button variant="primary" icon={Plus} onClick={onAdd}>
            {words.add}
          </Button>
        }
      />
      <UnitFilters filter={filter} offered={offered} wide={wide} />
      <NotRefreshed on={units} />
      {!units.data ? (
        <Waiting on={units} words={words.loading} />
      ) : shown.length === 0 ? (
        <Card flush>
          <Empty
            icon={Building2}
            help={all.length === 0 ? words.noUnits : words.noneHelp}
            action={
              filter.isFiltered ? (
                <Button size="small" onClick={filter.clear}>
                  {words.clearFilters}
                </Button>
              ) : null
            }
          >
            {words.none}
          </Empty>
        </Card>
      ) : wide ? (
        <UnitTable units={shown} filter={filter} opened={opened} onOpen={onOpen} />
      ) : (
        <UnitCards units={shown} onOpen={onOpen} />
      )}
    </>
  )
}
