import { formatRanges } from '#building/floor-changes.ts'
import { copyLayout, isLayoutUsed, withLayout, withoutLayout, withUnitCount } from '#building/shape/edit-shape.ts'
import { outlineOf } from '#building/shape/floor-layouts.ts'
import { floorsOfRange } from '#building/shape/floors.ts'
import { shapeLimits } from '#building/shape/choices.ts'
import type { BuildingShape, ShapeLayout } from '#building/shape/schemas.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { LayoutPlan } from './LayoutPlan.tsx'
import { LayoutUnits } from './LayoutUnits.tsx'
import { accessWords } from './messages/access.ts'
import { editorWords as words } from './messages/editor.ts'
import { NameInput } from './NameInput.tsx'

type Props = {
  shape: BuildingShape
  chosen: string | null
  onChoose: (layout: string) => void
  onChange: (shape: BuildingShape) => void
}

/** A layout: its name, its plan and its units. */
export function LayoutTable({ shape, chosen, onChoose, onChange }: Props) {
  const layout = shape.layouts.find(({ name }) => name === chosen) ?? shape.layouts[0]
  if (!layout)
    return (
      <Card title={words.layout}>
        <p className="text-sm text-ink-3">{words.noLayouts}</p>
      </Card>
    )
  const floors = shape.floors.flatMap((range) =>
    range.parts.some((on) => on.layout === layout.name) ? floorsOfRange(range, shape.numbering) : [],
  )
  return (
    <Card
      title={
        <>
          {words.layout} <span className="font-normal text-ink-3">{words.layoutFloors(formatRanges(floors))}</span>
        </>
      }
      flush
    >
      <LayoutActions shape={shape} layout={layout} onChoose={onChoose} onChange={onChange} />
      <LayoutPlan
        // Letters go on from part to part, so they are those of the units in a building of one part only.
        scheme={shape.parts.length === 1 ? shape.numbering.scheme : 'floor_slot'}
        layout={layout}
        outline={outlineOf(shape, { part: layout.part, layout: layout.name, outline: null })}
      />
      <LayoutUnits shape={shape} layout={layout} onChange={onChange} />
      {layout.units.some(({ riser }) => riser !== undefined) ? (
        <p className="px-4.5 py-3 text-sm text-ink-3">{accessWords.risers}</p>
      ) : null}
      {layout.drawing ? <p className="px-4.5 py-3 text-sm text-ink-3">{words.drawn}</p> : null}
    </Card>
  )
}

type LayoutProps = { shape: BuildingShape; layout: ShapeLayout; onChange: (shape: BuildingShape) => void }

function LayoutActions({ shape, layout, onChoose, onChange }: LayoutProps & { onChoose: (name: string) => void }) {
  const count = layout.units.length
  return (
    <div className="grid gap-2.5 px-4.5 pt-3">
      <div className="grid grid-cols-2 gap-2.5">
        <Select
          label={words.layout}
          value={layout.name}
          choices={shape.layouts.map(({ name, part }) => ({ value: name, label: `${name} (${part})` }))}
          onChange={onChoose}
        />
        <NameInput
          key={layout.name}
          label={words.name}
          value={layout.name}
          maxLength={30}
          onChange={(name) => {
            if (name === '' || shape.layouts.some((one) => one.name === name)) return
            onChange(withLayout(shape, layout.name, { name }))
            onChoose(name)
          }}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          disabledBecause={count >= shapeLimits.unitsPerFloor ? words.between(0, shapeLimits.unitsPerFloor) : null}
          onClick={() => onChange(withUnitCount(shape, layout.name, count + 1))}
        >
          {words.addUnit}
        </Button>
        <Button
          size="small"
          disabledBecause={count === 0 ? words.noUnits : null}
          onClick={() => onChange(withUnitCount(shape, layout.name, count - 1))}
        >
          {words.removeUnit}
        </Button>
        <Button
          size="small"
          onClick={() => {
            const copied = copyLayout(shape, layout.name)
            onChange(copied.shape)
            onChoose(copied.name)
          }}
        >
          {words.copy}
        </Button>
        {isLayoutUsed(shape, layout.name) ? null : (
          <Button size="small" onClick={() => onChange(withoutLayout(shape, layout.name))}>
            {words.remove}
          </Button>
        )}
      </div>
    </div>
  )
}
