import { facings } from '#building/choices.ts'
import { formatRanges } from '#building/floor-changes.ts'
import type { FloorParts } from '#building/floor-settings.ts'
import { floorWords as words } from '#building/messages/floor.ts'
import type { BuildingModel } from '#building/model.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { FloorPlan } from '#tower/screens/floors/FloorPlan.tsx'
import type { FloorTarget } from './floor-ranges.ts'

type Props = { parts: FloorParts; model: BuildingModel; onEdit: (target: FloorTarget) => void }

/** The layouts of the building, each with its plan and its table of facings. */
export function Layouts({ parts, model, onEdit }: Props) {
  return (
    <Card title={words.layoutsTitle}>
      <p className="-mt-2 mb-3 text-sm text-ink-3">{words.layoutsLead}</p>
      <ul aria-label={words.layoutsTitle} className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {fromBelow(parts).map(({ layout, part, floors }) => {
          const [first] = floors
          return (
            <li key={layout} className="flex min-w-0 flex-col gap-2 rounded-lg border border-line px-3.5 py-3">
              <div className="flex items-start justify-between gap-3">
                <div className="min-w-0">
                  <h3 className="font-[575] break-words">{layout}</h3>
                  <p className="text-sm text-ink-3">
                    {floors.length === 0 ? words.noFloors : words.floorsNamed(formatRanges(floors), floors.length)}
                  </p>
                </div>
                <Button
                  size="small"
                  onClick={() => onEdit({ kind: 'layout', layout })}
                  aria-label={`${words.change}: ${words.editLayout(layout)}`}
                >
                  {words.change}
                </Button>
              </div>
              {first === undefined ? null : <FloorPlan model={model} floor={first} slot={null} />}
              <p className="tabular mt-auto text-sm text-ink-2">
                {words.slots(part.slots.length)}
                {facings.map((facing) => {
                  const count = part.facings.filter((one) => one === facing).length
                  return count === 0 ? null : ` · ${words.facings[facing]} ${count}`
                })}
              </p>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** The layouts in the order of their lowest floors; unused ones come last. */
const fromBelow = ({ layouts, floors }: FloorParts) =>
  [...layouts]
    .map(([layout, part]) => ({
      layout,
      part,
      floors: [...floors].filter(([, floor]) => floor.layout === layout).map(([number]) => number),
    }))
    .toSorted((one, other) => (one.floors[0] ?? Infinity) - (other.floors[0] ?? Infinity))
