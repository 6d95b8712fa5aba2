import Plus from 'lucide-react/icons/plus'
import { floorWords } from '#building/messages/floor.ts'
import { groundFloors, numberingSchemes } from '#building/shape/choices.ts'
import { addFloorOnTop } from '#building/shape/edit-shape.ts'
import { countShapeUnits, rangeLabel, unitsOnFloor, floorsOfRange, withGround } from '#building/shape/floors.ts'
import type { BuildingShape, FloorRange, Numbering } from '#building/shape/schemas.ts'
import { localeOf } from '#platform/language/language.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { FloorRangeForm } from './FloorRangeForm.tsx'
import { editorWords as words } from './messages/editor.ts'

type Props = {
  shape: BuildingShape
  /** The place of the edited range. */
  opened: number | null
  onOpen: (place: number | null) => void
  onChange: (shape: BuildingShape) => void
}

/** The floors from the top down as ranges; the pressed one is edited in place. */
export function FloorsTable({ shape, opened, onOpen, onChange }: Props) {
  const ranges = shape.floors.map((range, place) => ({ range, place })).toSorted((a, b) => b.range.from - a.range.from)
  return (
    <Card title={words.floors} flush>
      <div className="@container">
        <NumberingFields shape={shape} onChange={onChange} />
      </div>
      <ul aria-label={words.floors} className="mt-3 border-t border-line">
        {ranges.map(({ range, place }) => (
          <li key={range.from} className="border-b border-line last:border-b-0">
            <RangeRow
              shape={shape}
              range={range}
              isOpen={opened === place}
              onPress={() => onOpen(opened === place ? null : place)}
            />
            {opened === place ? (
              <FloorRangeForm shape={shape} place={place} onChange={onChange} onRemoved={() => onOpen(null)} />
            ) : null}
          </li>
        ))}
      </ul>
      <div className="flex items-center justify-between gap-3 border-t border-line px-4.5 py-2.5">
        <Button size="small" variant="plain" icon={Plus} onClick={() => onChange(addFloorOnTop(shape))}>
          {words.addFloor}
        </Button>
        <span className="tabular text-sm text-ink-2">{words.total(countShapeUnits(shape))}</span>
      </div>
    </Card>
  )
}

type RowProps = { shape: BuildingShape; range: FloorRange; isOpen: boolean; onPress: () => void }

function RangeRow({ shape, range, isOpen, onPress }: RowProps) {
  const units = unitsOnFloor(shape, range) * floorsOfRange(range, shape.numbering).length
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onPress}
      className="grid min-h-11 w-full grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-x-3 px-4.5 py-1.5 text-left hover:bg-hover aria-expanded:bg-action-soft"
    >
      <span className="tabular font-[575]">{rangeLabel(range, shape.numbering)}</span>
      <span className="min-w-0 text-sm">
        <span className="block truncate">{range.name ?? floorWords.kinds[range.kind]}</span>
        <span className="block truncate text-ink-3">
          {[
            words.metres(range.height),
            ...range.parts.flatMap(({ part, layout }) => (layout ? [`${part}: ${layout}`] : [])),
          ].join(' · ')}
        </span>
      </span>
      <span className="tabular font-[575]">{units.toLocaleString(localeOf('en'))}</span>
    </button>
  )
}

function NumberingFields({ shape, onChange }: Pick<Props, 'shape' | 'onChange'>) {
  const { numbering } = shape
  const change = (changes: Partial<Numbering>) => onChange({ ...shape, numbering: { ...numbering, ...changes } })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem_auto] items-center gap-3 px-4.5 pt-3 @max-md:grid-cols-[minmax(0,1fr)_7rem]">
      <Select
        label={words.numbers}
        value={numbering.scheme}
        choices={numberingSchemes.map((value) => ({ value, label: words.schemes[value] }))}
        onChange={(scheme) => change({ scheme })}
      />
      <Select
        label={words.ground}
        value={numbering.ground}
        choices={groundFloors.map((value) => ({ value, label: words.grounds[value] }))}
        onChange={(ground) => onChange(withGround(shape, ground))}
      />
      <Checkbox
        label={words.skips13}
        checked={numbering.skips13}
        onChange={(event) => change({ skips13: event.target.checked })}
      />
    </div>
  )
}
