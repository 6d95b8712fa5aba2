import { useMemo, useState, type ReactNode } from 'react'
import type { BuildingModel } from '#building/model.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { classOf, colourings, fillOf, pastColourings, sortIntoClasses, type Colouring } from '../../colourings.ts'
import type { BuildingOnDay, UnitOnDay } from '../../day-contract.ts'
import { words } from '../../messages/living.ts'
import { placeKey } from '../../geometry/tower-body.ts'
import { ClassLists } from './ClassLists.tsx'
import { TowerPicture } from './TowerPicture.tsx'

type Props = {
  model: BuildingModel
  on: BuildingOnDay
  /** The unit whose dialog is open. */
  opened: string | null
  onOpen: (unit: UnitOnDay) => void
  /** Rendered first beside the picture: the counters. */
  children?: ReactNode
}

/** The tower in 3-D, coloured by a criterion of the office's choice, with the same units in lists. */
export function TowerView3D({ model, on, opened, onOpen, children }: Props) {
  const [selected, setSelected] = useState<Colouring>('status')
  const isPast = on.day < on.today
  const colouring = isPast && !pastColourings.includes(selected) ? 'status' : selected
  const byKey = useMemo(
    () =>
      new Map(
        on.units.flatMap((unit) => (unit.slot === null ? [] : [[placeKey(unit.floor, unit.slot), unit] as const])),
      ),
    [on],
  )
  const fills = useMemo(
    () => new Map([...byKey].map(([key, unit]) => [key, fillOf(colouring, classOf(colouring, unit, on.day))])),
    [byKey, colouring, on.day],
  )
  const sorted = useMemo(() => sortIntoClasses(colouring, on.units, on.day), [colouring, on])
  const chosen = useMemo(() => on.units.find(({ id }) => id === opened), [on, opened])
  const label = (key: string) => {
    const unit = byKey.get(key)
    if (!unit) return null
    const names: Record<string, string> = words.classes[colouring]
    return {
      title: words.where(unit.unitNumber, unit.floor),
      line: names[classOf(colouring, unit, on.day)] ?? '',
    }
  }
  return (
    <div className="grid gap-4 lg:grid-cols-[1fr_18.75rem]">
      <Card flush className="self-start overflow-hidden">
        <TowerPicture
          model={model}
          fills={fills}
          chosen={chosen && chosen.slot !== null ? placeKey(chosen.floor, chosen.slot) : null}
          label={label}
          onChoose={(key) => {
            const unit = byKey.get(key)
            if (unit) onOpen(unit)
          }}
        />
      </Card>
      <div className="grid content-start gap-4">
        {children}
        <Card title={words.colourBy}>
          <ColouringChoice value={colouring} isPast={isPast} onChange={setSelected} />
          <div className="mt-3.5 border-t border-line pt-2.5">
            <ClassLists colouring={colouring} sorted={sorted} onOpen={onOpen} />
          </div>
        </Card>
      </div>
    </div>
  )
}

function ColouringChoice({
  value,
  isPast,
  onChange,
}: {
  value: Colouring
  isPast: boolean
  onChange: (colouring: Colouring) => void
}) {
  return (
    <>
      <div role="radiogroup" aria-label={words.colourBy} className="grid gap-0.5">
        {colourings.map((colouring) => {
          const unknown = isPast && !pastColourings.includes(colouring)
          return (
            <label
              key={colouring}
              className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-md px-1.5 text-sm hover:bg-hover has-checked:font-[550] has-disabled:cursor-not-allowed has-disabled:text-ink-3 max-md:min-h-11"
            >
              <input
                type="radio"
                name="colouring"
                value={colouring}
                checked={colouring === value}
                disabled={unknown}
                aria-describedby={unknown ? 'only-today' : undefined}
                onChange={() => onChange(colouring)}
                className="size-4 accent-(--action)"
              />
              {words.colourings[colouring]}
            </label>
          )
        })}
      </div>
      {isPast ? (
        <p id="only-today" className="mt-1.5 px-1.5 text-xs text-ink-3">
          {words.onlyToday}
        </p>
      ) : null}
    </>
  )
}
