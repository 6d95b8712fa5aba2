import { useMemo, useState } from 'react'
import { listModelErrors, type BuildingModel } from '#building/model.ts'
import { nameOnFloor, unitNumberOf } from '#building/rules.ts'
import type { ShapeFault } from '#building/shape/faults.ts'
import { listFloors } from '#building/shape/floors.ts'
import type { BuildingShape } from '#building/shape/schemas.ts'
import { modelOfShape } from '#building/shape/shape-model.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { useDebounced } from '#platform/ui/hooks/use-debounced.ts'
import { type Fill, fillOf } from '#tower/colourings.ts'
import { placeKey } from '#tower/geometry/tower-body.ts'
import { FloorPlan } from '#tower/screens/floors/FloorPlan.tsx'
import { TowerPicture } from '#tower/screens/living/TowerPicture.tsx'
import { DraftFacade } from './DraftFacade.tsx'
import { editorWords as words } from './messages/editor.ts'

type View = keyof typeof words.views
const views: readonly View[] = ['three', 'facade', 'plan']

/** Milliseconds without a change after which the 3-D picture is built again. */
const pause = 800

/** As many reasons are shown at once. */
const mostFaults = 5

type Props = {
  shape: BuildingShape
  faults: readonly ShapeFault[]
  place: Pick<BuildingModel, 'latitude' | 'longitude'>
}

/** The drafted building in 3-D, from the street and as plans; while it is not possible, the last one that was, with the reasons. */
export function EditorPreview({ shape, faults, place }: Props) {
  const [view, setView] = useState<View>('three')
  const [floor, setFloor] = useState<string | null>(null)
  const settled = useDebounced(shape, pause)
  const model = useLastPossible(settled, faults, place)
  const floors = listFloors(shape).toReversed()
  const chosen = Number(floor ?? floors.find(({ range }) => range.kind === 'residential')?.number ?? 1)
  return (
    <Card
      title={words.preview}
      action={
        <Segmented
          label={words.preview}
          choices={views.map((value) => ({ value, label: words.views[value] }))}
          value={view}
          onChange={setView}
        />
      }
      flush
    >
      {faults.length > 0 ? (
        <Notice tone="warning" live title={`${words.faults}.`} className="mx-4.5 mt-3 mb-4">
          <ul className="grid gap-0.5">
            {faults.slice(0, mostFaults).map(({ field, message }) => (
              <li key={`${field} ${message}`}>{message}</li>
            ))}
            {faults.length > mostFaults ? <li>{words.moreFaults(faults.length - mostFaults)}</li> : null}
          </ul>
        </Notice>
      ) : null}
      {model === null ? null : view === 'three' ? (
        <div className="mt-3">
          <Picture model={model} />
        </div>
      ) : view === 'facade' ? (
        <DraftFacade model={model} />
      ) : (
        <div className="grid gap-3 px-4.5 py-3">
          <Select
            label={words.planFloor}
            value={String(chosen)}
            choices={floors.map(({ number }) => ({ value: String(number), label: words.onFloorNumber(number) }))}
            onChange={setFloor}
          />
          <FloorPlan
            model={model}
            floor={chosen}
            slot={null}
            getLabel={({ slot, unitNumber }) => nameOnFloor(unitNumber ?? unitNumberOf(chosen, slot), chosen)}
          />
        </div>
      )}
    </Card>
  )
}

function Picture({ model }: { model: BuildingModel }) {
  const [pointed, setPointed] = useState<string | null>(null)
  const fills = useMemo(() => fillsOf(model), [model])
  return (
    <TowerPicture
      model={model}
      fills={fills}
      chosen={pointed}
      label={(key) => labelOf(model, key)}
      onChoose={setPointed}
    />
  )
}

function fillsOf(model: BuildingModel): Map<string, Fill> {
  return new Map(
    model.floors.flatMap(({ number, kind, slots }) =>
      slots.map(({ slot }) => [
        placeKey(number, slot),
        fillOf('status', kind === 'commercial' ? 'leased' : 'occupied'),
      ]),
    ),
  )
}

function labelOf(model: BuildingModel, key: string) {
  for (const { number, slots } of model.floors)
    for (const { slot, unitNumber } of slots)
      if (placeKey(number, slot) === key)
        return { title: words.unit(unitNumber ?? unitNumberOf(number, slot)), line: words.onFloorNumber(number) }
  return null
}

/** The model of the shape; the former one while the shape has faults. */
function useLastPossible(
  shape: BuildingShape,
  faults: readonly ShapeFault[],
  { latitude, longitude }: Props['place'],
): BuildingModel | null {
  const [last, setLast] = useState<{ shape: BuildingShape; model: BuildingModel } | null>(null)
  if (last?.shape === shape || faults.length > 0) return last?.model ?? null
  const model = modelOfShape(shape, { latitude, longitude })
  if (listModelErrors(model).length > 0) return last?.model ?? null
  setLast({ shape, model })
  return model
}
