import { floorKinds } from '#building/choices.ts'
import { floorWords } from '#building/messages/floor.ts'
import { shapeLimits } from '#building/shape/choices.ts'
import { splitRange, withLastFloor, withoutRange, withPartLayout, withRange } from '#building/shape/edit-shape.ts'
import type { BuildingShape } from '#building/shape/schemas.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { editorWords as words } from './messages/editor.ts'
import { NameInput } from './NameInput.tsx'
import { NumberInput } from './NumberInput.tsx'

type Props = { shape: BuildingShape; place: number; onChange: (shape: BuildingShape) => void; onRemoved: () => void }

/** Values that cannot be the name of a layout. */
const [absent, empty] = [' absent', ' empty']

const fieldClass = 'grid gap-1 text-sm text-ink-2'

/** The fields of a range of floors: what they are for, their height, and the layout of each part on them. */
export function FloorRangeForm({ shape, place, onChange, onRemoved }: Props) {
  const range = shape.floors[place]
  if (!range) return null
  return (
    <div className="grid gap-3 bg-action-soft px-4.5 pt-1 pb-4">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <div className={fieldClass}>
          {words.lastFloor}
          <NumberInput
            label={words.lastFloor}
            value={range.to}
            least={range.from}
            most={shapeLimits.topFloor}
            whole
            onChange={(to) => to !== null && onChange(withLastFloor(shape, place, to))}
          />
        </div>
        <div className={fieldClass}>
          {words.kind}
          <Select
            label={words.kind}
            value={range.kind}
            choices={floorKinds.map((value) => ({ value, label: floorWords.kinds[value] }))}
            onChange={(kind) => onChange(withRange(shape, place, { kind }))}
          />
        </div>
        <div className={fieldClass}>
          {words.height}
          <NumberInput
            label={words.height}
            value={range.height}
            least={shapeLimits.leastFloorHeight}
            most={shapeLimits.mostFloorHeight}
            onChange={(height) => height !== null && onChange(withRange(shape, place, { height }))}
          />
        </div>
        <div className={fieldClass}>
          {words.name}
          <NameInput
            label={words.name}
            value={range.name ?? ''}
            maxLength={60}
            onChange={(name) => onChange(withRange(shape, place, { name: name === '' ? null : name }))}
          />
        </div>
      </div>
      <PartLayouts shape={shape} place={place} onChange={onChange} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          disabledBecause={range.from === range.to ? floorWords.floorsOf(range.from, range.to) : null}
          onClick={() => onChange(splitRange(shape, place))}
        >
          {words.split}
        </Button>
        <Button
          size="small"
          disabledBecause={shape.floors.length === 1 ? words.floors : null}
          onClick={() => {
            onRemoved()
            onChange(withoutRange(shape, place))
          }}
        >
          {words.removeFloors}
        </Button>
      </div>
    </div>
  )
}

function PartLayouts({ shape, place, onChange }: Omit<Props, 'onRemoved'>) {
  const range = shape.floors[place]!
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {shape.parts.map(({ key, name }) => {
        const on = range.parts.find(({ part }) => part === key)
        const own = shape.layouts.filter(({ part }) => part === key)
        return (
          <div key={key} className={fieldClass}>
            {words.layoutOf(name)}
            <Select
              label={words.layoutOf(name)}
              value={on === undefined ? absent : (on.layout ?? empty)}
              choices={[
                { value: absent, label: words.notHere },
                { value: empty, label: words.noUnits },
                ...own.map((layout) => ({ value: layout.name, label: `${layout.name}, ${layout.units.length}` })),
              ]}
              onChange={(value) =>
                onChange(
                  withPartLayout(shape, place, key, value === absent ? undefined : value === empty ? null : value),
                )
              }
            />
          </div>
        )
      })}
    </div>
  )
}
