import { middleOf } from '#tower/geometry/label-place.ts'
import DoorOpen from 'lucide-react/icons/door-open'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { shapeLimits } from '#building/shape/choices.ts'
import { addAccess, withPartAccess } from '#building/shape/access.ts'
import type { AccessPoint } from '#building/schemas.ts'
import type { BuildingPart, BuildingShape } from '#building/shape/schemas.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { accessWords as words } from './messages/access.ts'
import { NameInput } from './NameInput.tsx'
import { NumberInput } from './NumberInput.tsx'

type Props = { shape: BuildingShape; part: BuildingPart; onChange: (shape: BuildingShape) => void }

/** The entrances and staircases of the selected part; entrances are on its nearest wall. */
export function AccessList({ shape, part, onChange }: Props) {
  const access = part.access ?? []
  const change = (next: readonly AccessPoint[]) => onChange(withPartAccess(shape, part.key, next))
  const full = access.length >= shapeLimits.accessPoints ? words.full(shapeLimits.accessPoints) : null
  const replace = (point: AccessPoint, changes: Partial<AccessPoint>) =>
    change(access.map((one) => (one === point ? { ...one, ...changes } : one)))
  return (
    <section aria-label={words.title(part.name)} className="border-t border-line px-4.5 py-3">
      <h3 className="text-sm font-[575]">{words.title(part.name)}</h3>
      {access.length === 0 ? <p className="mt-1 text-sm text-ink-3">{words.none}</p> : null}
      <ul className="mt-2 grid gap-2">
        {access.map((point) => (
          <li
            key={point.name}
            className="grid grid-cols-[minmax(0,1fr)_5rem_5rem_auto] items-end gap-2 max-sm:grid-cols-[1fr_1fr_auto]"
          >
            <span className="max-sm:col-span-3">
              <NameInput
                label={words.name(point.name)}
                value={point.name}
                maxLength={30}
                onChange={(name) => name !== '' && replace(point, { name })}
              />
            </span>
            <NumberInput
              label={words.east(point.name)}
              heading={words.eastHead}
              value={point.at[0]}
              least={-shapeLimits.extent}
              most={shapeLimits.extent}
              onChange={(east) => east !== null && replace(point, { at: [east, point.at[1]] })}
            />
            <NumberInput
              label={words.north(point.name)}
              heading={words.northHead}
              value={point.at[1]}
              least={-shapeLimits.extent}
              most={shapeLimits.extent}
              onChange={(north) => north !== null && replace(point, { at: [point.at[0], north] })}
            />
            <IconButton
              icon={Trash2}
              small
              label={words.remove(point.name)}
              onClick={() => change(access.filter((one) => one !== point))}
            />
          </li>
        ))}
      </ul>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button
          size="small"
          icon={DoorOpen}
          disabledBecause={full}
          onClick={() => onChange(addAccess(shape, part.key, 'entrance', middleOf(part.outline)))}
        >
          {words.addEntrance}
        </Button>
        <Button
          size="small"
          icon={Plus}
          disabledBecause={full}
          onClick={() => onChange(addAccess(shape, part.key, 'staircase', middleOf(part.outline)))}
        >
          {words.addStaircase}
        </Button>
      </div>
    </section>
  )
}
