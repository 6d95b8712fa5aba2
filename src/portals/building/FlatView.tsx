import { useState } from 'react'
import type { BuildingModel } from '#building/model.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import type { ListedUnit } from '#tower/contract.ts'
import { words } from '#tower/messages/building.ts'
import { Facade } from '#tower/screens/facade/Facade.tsx'
import { FacadeCounters } from '#tower/screens/facade/FacadeCounters.tsx'
import { FacadeLegend } from '#tower/screens/facade/FacadeLegend.tsx'
import { FloorPlan } from '#tower/screens/floors/FloorPlan.tsx'
import { FloorUnits } from '#tower/screens/floors/FloorUnits.tsx'
import type { BuildingView } from './use-building-view.ts'

/** The facade or one floor, beside the counters, the legend and the plan of the floor that is pointed at. */
export function FlatView({ view, model }: { view: BuildingView; model: BuildingModel }) {
  const { floors, floor, mode, show, opened, open, changeFloor } = view
  const [pointed, setPointed] = useState<ListedUnit | null>(null)
  const planFloor = pointed?.floor ?? floor ?? usualFloor(model)
  return (
    <div className="grid gap-4 lg:grid-cols-[1fr_18.75rem]">
      <div className="grid content-start gap-4 lg:order-2">
        <FacadeCounters units={view.units} />
        <Card title={words.legend}>
          <FacadeLegend />
        </Card>
        <Card title={words.plan(planFloor)} className="max-lg:hidden">
          <FloorPlan model={model} floor={planFloor} slot={pointed?.slot ?? null} />
        </Card>
      </div>
      <Card className="self-start lg:order-1">
        {mode === 'floor' && floor !== null ? (
          <FloorUnits
            floors={floors}
            floor={floor}
            show={show}
            onFloor={changeFloor}
            onOpen={open}
            onPoint={setPointed}
          />
        ) : (
          <Facade floors={floors} show={show} opened={opened} onOpen={open} onPoint={setPointed} />
        )}
      </Card>
    </div>
  )
}

/** The floor whose plan is shown by default: one with the most common layout. */
function usualFloor({ floors }: BuildingModel): number {
  const homes = floors.filter(({ kind }) => kind === 'residential')
  const byLayout = [...Map.groupBy(homes, ({ layout }) => layout).values()]
  return byLayout.toSorted((one, other) => other.length - one.length)[0]?.[0]?.number ?? floors[0]?.number ?? 1
}
