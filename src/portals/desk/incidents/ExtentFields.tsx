import { useState } from 'react'
import { formatFloors, parseFloors } from '#announcements/floor-ranges.ts'
import { incidentScreenWords } from '#incidents/messages/screens.ts'
import type { Extent } from '#incidents/rules.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { AffectedTower } from './AffectedTower.tsx'
import { type Column, isChosen, toggleColumns } from '#tower/facade-columns.ts'
import { useTower } from './use-tower.ts'

const words = incidentScreenWords.form

type Props = {
  extent: { floors: number[]; stacks: string[] }
  onChange: (extent: { floors: number[]; stacks: string[] }) => void
  error: string | undefined
}

/** Whom an incident affects: stacks by their column, floors as numbers and ranges, beside the picture of the tower. */
export function ExtentFields({ extent, onChange, error }: Props) {
  const { model, columns, describe } = useTower()
  const [typed, setTyped] = useState(() => formatFloors(extent.floors))
  const isBad = parseFloors(typed) === null
  const setStacks = (stacks: string[]) => onChange({ ...extent, stacks })
  const walls = [columns.around, columns.street].filter((wall) => wall.length > 0)
  return (
    <div className="grid items-start gap-5 md:grid-cols-[1fr_13rem]">
      <div className="grid gap-5">
        <Field label={words.stacks} group>
          <div className="grid gap-2">
            {walls.map((wall) => (
              <Wall key={wall[0]?.name} wall={wall} stacks={extent.stacks} onChange={setStacks} />
            ))}
          </div>
        </Field>
        <Field label={words.floors} hint={words.floorsHint} error={isBad ? words.badFloors : error}>
          <TextInput
            large
            value={typed}
            maxLength={200}
            autoComplete="off"
            onChange={({ target }) => {
              setTyped(target.value)
              onChange({ ...extent, floors: parseFloors(target.value) ?? [] })
            }}
          />
        </Field>
        <p role="status" className="text-sm text-ink-2">
          {describe(extent)}
        </p>
      </div>
      {model.data ? <AffectedTower model={model.data} extent={extent} label={describe(extent)} /> : null}
    </div>
  )
}

type WallProps = { wall: readonly Column[]; stacks: Extent['stacks']; onChange: (stacks: string[]) => void }

/** The columns of a wall as buttons, and one for all of them. */
function Wall({ wall, stacks, onChange }: WallProps) {
  const isWhole = wall.every((column) => isChosen(column, stacks))
  return (
    <div className="flex flex-wrap gap-1.5">
      <Button
        size="small"
        aria-pressed={isWhole}
        className={pressedClass(isWhole)}
        onClick={() => onChange(toggleColumns(stacks, wall))}
      >
        {words.wing(wall[0]?.name ?? '', wall.at(-1)?.name ?? '')}
      </Button>
      {wall.map((column) => (
        <Button
          key={column.name}
          size="small"
          aria-pressed={isChosen(column, stacks)}
          aria-label={words.stack(column.name)}
          className={pressedClass(isChosen(column, stacks))}
          onClick={() => onChange(toggleColumns(stacks, [column]))}
        >
          {column.name}
        </Button>
      ))}
    </div>
  )
}

const pressedClass = (isPressed: boolean) =>
  classNames('tabular', isPressed ? 'bg-action-soft! text-action-ink! inset-ring-2! inset-ring-action!' : null)
