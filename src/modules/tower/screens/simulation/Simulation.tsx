import Building2 from 'lucide-react/icons/building-complex'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Tag from 'lucide-react/icons/tag'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import Wrench from 'lucide-react/icons/wrench'
import { useDeferredValue, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { NotRefreshed } from '#platform/ui/feedback/NotRefreshed.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import type { ListedUnit } from '../../contract.ts'
import {
  countSimulation,
  simulationOf,
  type SimulationFloor,
  simulationShows,
  isInSimulationCount,
  type SimulationShow,
} from '../../simulation.ts'
import { words } from '../../messages/simulation.ts'
import { Compass } from '../Compass.tsx'
import { HoverNote, useHoverNote } from '../facade/HoverNote.tsx'
import { FloorPanel } from './FloorPanel.tsx'
import { useModel, useUnits } from '../queries.ts'
import { placeOfFloor, SimulationFloorSection } from './SimulationFloorSection.tsx'
import { SimulationLegend } from './SimulationLegend.tsx'
import { unitFigures } from '#units/messages/figures.ts'
import { SimulationNote } from './SimulationNote.tsx'
import { GoToUnit } from '../GoToUnit.tsx'
import { HeadLine, SimulationShowFilter } from './SimulationShowFilter.tsx'
import { useShow } from '../use-show.ts'
import { useGradualValue, useProgressiveCount } from './gradual.ts'
import { stops, unitAt, unitMark, moveFocusByKey } from './unit-focus.ts'

/** All residences, floor by floor, with their open requests. */
export function Simulation({ onOpen }: { onOpen: (id: string) => void }) {
  const units = useUnits()
  const model = useModel()
  const { show, change } = useShow(simulationShows)
  // Rendered at low priority, so that clicks and typing do not wait for four hundred units.
  const shownUnits = useDeferredValue(units.data)
  const shownModel = useDeferredValue(model.data)
  const floors = useMemo(
    () => (shownUnits && shownModel ? simulationOf(shownModel, shownUnits) : null),
    [shownUnits, shownModel],
  )
  return (
    <>
      <PageHead
        title={words.title}
        line={floors?.[0] ? <HeadLine floors={floors} show={show} /> : null}
        actions={
          floors?.[0] ? (
            <>
              <SimulationShowFilter floors={floors} value={show} onChange={change} />
              <GoToUnit units={units.data ?? []} onGo={({ id }) => onOpen(id)} />
            </>
          ) : null
        }
      />
      <NotRefreshed on={units} />
      {!floors ? (
        <Waiting on={units.data ? model : units} words={words.loading} />
      ) : (
        <>
          <Counts floors={floors} />
          {floors.length === 0 ? (
            <Card flush className="mt-4">
              <Empty icon={Building2} help={words.noneHelp}>
                {words.none}
              </Empty>
            </Card>
          ) : (
            <Floors floors={floors} show={show} onOpen={onOpen} />
          )}
        </>
      )}
    </>
  )
}

function Counts({ floors }: { floors: readonly SimulationFloor<ListedUnit>[] }) {
  const counted = useMemo(() => countSimulation(floors), [floors])
  const link = (name: keyof typeof unitFigures.simulation, show: SimulationShow) => ({
    definition: unitFigures.simulation[name],
    search: { show },
    isHere: true,
  })
  return (
    <>
      <StatStrip
        label={words.counts}
        stats={[
          {
            label: words.total,
            figure: counted.total,
            icon: Building2,
            link: { definition: unitFigures.simulation.total, search: { show: undefined }, isHere: true },
          },
          { label: words.occupied, figure: counted.occupied, icon: UserRoundCheck, link: link('occupied', 'occupied') },
          { label: words.vacant, figure: counted.vacant, icon: CircleDashed, link: link('vacant', 'vacant') },
          { label: words.forSale, figure: counted.forSale, icon: Tag, link: link('forSale', 'for_sale') },
          {
            label: words.maintenance,
            figure: counted.maintenance,
            icon: Wrench,
            link: link('maintenance', 'maintenance'),
            tone: 'urgent',
          },
        ]}
      />
      <p className="mt-2 text-sm text-ink-3">{words.countedBy}</p>
    </>
  )
}

type FloorsProps = {
  floors: readonly SimulationFloor<ListedUnit>[]
  show: SimulationShow | null
  onOpen: (id: string) => void
}

function Floors({ floors, show, onOpen }: FloorsProps) {
  const units = useMemo(() => new Map(floors.flatMap((floor) => floor.units.map((unit) => [unit.id, unit]))), [floors])
  const [renderedCount, renderAll] = useProgressiveCount(floors.length)
  const showAt = useGradualValue(show, floors.length)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const note = useHoverNote()
  const shown = note.shown && units.get(note.shown.id)
  const isShown = (unit: ListedUnit | undefined) =>
    unit !== undefined && (show === null || isInSimulationCount(unit, show))
  const active =
    (focusedId !== null && isShown(units.get(focusedId)) && focusedId) ||
    ([...units.values()].find(isShown) ?? floors[0]?.units[0])?.id
  const go = (floor: number) => {
    flushSync(renderAll)
    const place = document.getElementById(placeOfFloor(floor))
    place?.scrollIntoView({ block: 'start' })
    const unit = place?.querySelector<HTMLElement>(stops) ?? place?.querySelector<HTMLElement>(`[${unitMark}]`)
    unit?.focus({ preventScroll: true })
  }
  return (
    <div className="mt-4 grid items-start gap-x-4 lg:grid-cols-[auto_1fr]">
      <FloorPanel floors={floors} show={show} onFloor={go} />
      <div className="min-w-0 max-lg:mt-3">
        <div className="z-1 flex items-center justify-between gap-4 bg-canvas pb-2 lg:sticky lg:top-24.5">
          <SimulationLegend />
          <Compass />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- handles the events of the buttons inside */}
        <div
          {...note.containerProps}
          onKeyDown={moveFocusByKey}
          onFocus={(event) => {
            note.containerProps.onFocus(event)
            setFocusedId(unitAt(event.target)?.getAttribute(unitMark) ?? focusedId)
          }}
          onClick={({ target }) => {
            const id = unitAt(target)?.getAttribute(unitMark)
            if (!id) return
            note.hide()
            onOpen(id)
          }}
        >
          {floors.slice(0, renderedCount).map((floor, place) => (
            <SimulationFloorSection
              key={floor.number}
              floor={floor}
              show={showAt(place)}
              active={floor.units.some(({ id }) => id === active) ? active! : null}
            />
          ))}
        </div>
      </div>
      {note.shown && shown ? (
        <HoverNote tall box={note.shown.box} noteProps={note.noteProps}>
          <SimulationNote unit={shown} layout={floors.find(({ number }) => number === shown.floor)?.name ?? null} />
        </HoverNote>
      ) : null}
    </div>
  )
}
