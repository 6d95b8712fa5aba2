import { areaUnitName, shownAreaLimits, shownSquareMetres, toSquareMetres } from '#platform/locale/measures.ts'
import { type Facing, facings } from '#building/choices.ts'
import { floorWords } from '#building/messages/floor.ts'
import { formatRanges } from '#building/floor-changes.ts'
import {
  copyLayout,
  isLayoutUsed,
  withLayout,
  withoutLayout,
  withRiser,
  withUnit,
  withUnitCount,
} from '#building/shape/edit-shape.ts'
import { outlineOf, placeUnits } from '#building/shape/floor-layouts.ts'
import { floorsOfRange } from '#building/shape/floors.ts'
import { shapeLimits } from '#building/shape/choices.ts'
import type { BuildingShape, ShapeLayout } from '#building/shape/schemas.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { LayoutPlan } from './LayoutPlan.tsx'
import { accessWords } from './messages/access.ts'
import { editorWords as words } from './messages/editor.ts'
import { NameInput } from './NameInput.tsx'
import { NumberInput } from './NumberInput.tsx'

type Props = {
  shape: BuildingShape
  chosen: string | null
  onChoose: (layout: string) => void
  onChange: (shape: BuildingShape) => void
}

/** A layout: how many units, and the stack, facing, bedrooms and area of each. */
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
        layout={layout}
        outline={outlineOf(shape, { part: layout.part, layout: layout.name, outline: null })}
      />
      <UnitRows shape={shape} layout={layout} onChange={onChange} />
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

const rowClass =
  'grid grid-cols-[minmax(4rem,1fr)_minmax(3.25rem,4rem)_auto_4.5rem_4.5rem] items-center gap-2 px-4.5 @max-md:grid-cols-2'

function UnitRows({ shape, layout, onChange }: LayoutProps) {
  const outline = outlineOf(shape, { part: layout.part, layout: layout.name, outline: null })
  const placed = placeUnits(layout, outline)?.units ?? []
  const areaLimits = shownAreaLimits(shapeLimits.leastArea, shapeLimits.mostArea)
  return (
    <div className="@container">
      <div
        aria-hidden="true"
        className={`${rowClass} mt-3 border-y border-line bg-sunken py-1.5 text-sm text-ink-2 @max-md:hidden!`}
      >
        <span>{words.stack}</span>
        <span>{accessWords.riser}</span>
        <span className="w-33">{words.facing}</span>
        <span>{words.bedrooms}</span>
        <span>{areaUnitName('en')}</span>
      </div>
      <ul aria-label={words.units} className="max-h-100 overflow-y-auto @max-md:max-h-144">
        {layout.units.map((unit, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- the position is the slot's number
          <li key={i} className={`${rowClass} py-1.5 not-first:border-t not-first:border-line last:pb-3`}>
            <NameInput
              label={words.stackOf(i + 1)}
              heading={words.stack}
              headingClass="@md:hidden"
              value={unit.stack ?? ''}
              placeholder={placed[i]?.stack ?? `${layout.name}-${String(i + 1).padStart(2, '0')}`}
              maxLength={30}
              onChange={(stack) => onChange(withUnit(shape, layout.name, i, { stack: stack === '' ? null : stack }))}
            />
            <NameInput
              label={accessWords.riserOf(i + 1)}
              heading={accessWords.riser}
              headingClass="@md:hidden"
              value={unit.riser ?? ''}
              placeholder="–"
              maxLength={30}
              onChange={(riser) => onChange(withRiser(shape, layout.name, i, riser))}
            />
            <FacingToggles
              slot={i + 1}
              value={unit.facing ?? placed[i]?.facing ?? null}
              isComputed={unit.facing === null}
              onChange={(facing) => onChange(withUnit(shape, layout.name, i, { facing }))}
            />
            <NumberInput
              label={words.bedroomsOf(i + 1)}
              heading={words.bedrooms}
              headingClass="@md:hidden"
              value={unit.bedrooms}
              least={0}
              most={shapeLimits.bedrooms}
              whole
              optional
              onChange={(bedrooms) => onChange(withUnit(shape, layout.name, i, { bedrooms }))}
            />
            <NumberInput
              label={words.areaOf(i + 1, areaUnitName('en'))}
              heading={areaUnitName('en')}
              headingClass="@md:hidden"
              value={unit.area === null ? null : shownSquareMetres(unit.area)}
              least={areaLimits.least}
              most={areaLimits.most}
              optional
              onChange={(area) =>
                onChange(withUnit(shape, layout.name, i, { area: area === null ? null : toSquareMetres(area) }))
              }
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

type FacingProps = {
  slot: number
  value: Facing | null
  isComputed: boolean
  onChange: (facing: Facing | null) => void
}

/** The facing that follows from the walls, until another one is pressed; pressing it again takes it back. */
function FacingToggles({ slot, value, isComputed, onChange }: FacingProps) {
  return (
    <span
      role="group"
      aria-label={words.facingOf(slot)}
      className="flex items-center gap-1 @max-md:col-span-2 @max-md:gap-2.5"
    >
      <span aria-hidden="true" className="mr-1 text-xs text-ink-2 @md:hidden">
        {words.facing}
      </span>
      {facings.map((facing) => (
        <button
          key={facing}
          type="button"
          aria-label={floorWords.facings[facing]}
          aria-pressed={facing === value}
          onClick={() => onChange(facing === value && !isComputed ? null : facing)}
          className="size-7.5 rounded-full text-xs font-[575] text-ink-2 hover:bg-hover aria-pressed:bg-action-soft aria-pressed:text-action-ink aria-pressed:inset-ring aria-pressed:inset-ring-action @max-md:size-9"
        >
          {facing.charAt(0)}
        </button>
      ))}
    </span>
  )
}
