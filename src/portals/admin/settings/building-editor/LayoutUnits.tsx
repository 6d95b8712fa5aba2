import { type Facing, facings } from '#building/choices.ts'
import { floorWords } from '#building/messages/floor.ts'
import { shapeLimits } from '#building/shape/choices.ts'
import { withBalcony, withRiser, withUnit } from '#building/shape/edit-shape.ts'
import { outlineOf, placeUnits } from '#building/shape/floor-layouts.ts'
import type { BuildingShape, ShapeLayout } from '#building/shape/schemas.ts'
import { areaUnitName, shownAreaLimits, shownSquareMetres, toSquareMetres } from '#platform/locale/measures.ts'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { accessWords } from './messages/access.ts'
import { editorWords as words } from './messages/editor.ts'
import { NameInput } from './NameInput.tsx'
import { NumberInput } from './NumberInput.tsx'

type Props = { shape: BuildingShape; layout: ShapeLayout; onChange: (shape: BuildingShape) => void }

/** The end of a long name, which has the number of the stack; the field has room for eleven characters. */
const shortened = (name: string) => (name.length > 11 ? `…${name.slice(-9)}` : name)

/** The units of a layout: the stack, riser, facing, bedrooms and area of each, and whether it has a balcony. */
export function LayoutUnits(props: Props) {
  return (
    <>
      <AllBalconies {...props} />
      <UnitRows {...props} />
    </>
  )
}

/** Homes of a layout mostly have a balcony all, or none; what is not ticked is unknown. */
function AllBalconies({ shape, layout, onChange }: Props) {
  const known = layout.units.filter(({ balcony }) => balcony).length
  if (layout.units.length === 0) return null
  return (
    <Checkbox
      className="px-4.5 pt-3"
      label={words.allBalconies}
      hint={words.balconiesHint}
      checked={known === layout.units.length}
      ref={(box) => {
        if (box) box.indeterminate = known > 0 && known < layout.units.length
      }}
      onChange={({ target }) => onChange(withBalcony(shape, layout.name, 'all', target.checked || undefined))}
    />
  )
}

const rowClass =
  'grid grid-cols-[minmax(4.5rem,1fr)_3rem_auto_3.75rem_4rem_3rem] items-center gap-1.5 px-4.5 @max-md:grid-cols-2'

function UnitRows({ shape, layout, onChange }: Props) {
  const outline = outlineOf(shape, { part: layout.part, layout: layout.name, outline: null })
  const placed = placeUnits(layout, outline)?.units ?? []
  const areaLimits = shownAreaLimits(shapeLimits.leastArea, shapeLimits.mostArea)
  return (
    <div className="@container">
      <div
        aria-hidden="true"
        className={`${rowClass} mt-3 border-y border-line bg-sunken py-1.5 text-xs text-ink-2 @max-md:hidden!`}
      >
        <span>{words.stack}</span>
        <span>{accessWords.riser}</span>
        <span className="w-33">{words.facing}</span>
        <span>{words.bedrooms}</span>
        <span>{areaUnitName('en')}</span>
        <span>{words.balcony}</span>
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
              placeholder={shortened(placed[i]?.stack ?? `${layout.name}-${String(i + 1).padStart(2, '0')}`)}
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
            <Checkbox
              label={
                <>
                  <span className="sr-only">{words.balconyOf(i + 1)}</span>
                  <span aria-hidden="true" className="@md:hidden">
                    {words.balcony}
                  </span>
                </>
              }
              checked={unit.balcony ?? false}
              onChange={({ target }) => onChange(withBalcony(shape, layout.name, i, target.checked || undefined))}
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
