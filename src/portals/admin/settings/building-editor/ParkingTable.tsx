import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { shapeLimits } from '#building/shape/choices.ts'
import type { ShapeParking } from '#building/shape/schemas.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { editorWords as words } from './messages/editor.ts'
import { NameInput } from './NameInput.tsx'
import { NumberInput } from './NumberInput.tsx'

type Props = { parking: readonly ShapeParking[]; onChange: (parking: ShapeParking[]) => void }

const fields = [
  { field: 'floor', label: words.onFloor, least: shapeLimits.lowestFloor, most: shapeLimits.topFloor },
  { field: 'stalls', label: words.stalls, least: 0, most: shapeLimits.stallsOfLevel },
  { field: 'chargingStalls', label: words.charging, least: 0, most: shapeLimits.stallsOfLevel },
  { field: 'lockers', label: words.lockers, least: 0, most: shapeLimits.stallsOfLevel },
] as const

const numberFields = [
  { field: 'firstStall', label: words.firstStall },
  { field: 'firstLocker', label: words.firstLocker },
] as const

/** With the number of the first stall or locker; without records of them when it is empty. */
function withFirst(level: ShapeParking, field: 'firstStall' | 'firstLocker', first: string): ShapeParking {
  const { [field]: _, ...rest } = level
  return first === '' ? rest : { ...rest, [field]: first }
}

/** The parking levels with their stalls and lockers; floors below zero are underground. */
export function ParkingTable({ parking, onChange }: Props) {
  const add = () => {
    const numbers = parking.map(({ code }) => Number(code.slice(1)))
    const lowest = Math.min(0, ...parking.map(({ floor }) => floor))
    const code = `P${Math.max(0, ...numbers) + 1}`
    const level = { code, floor: lowest - 1, stalls: 20, chargingStalls: 0, lockers: 0 }
    onChange([...parking, { ...level, firstStall: `${code}-01` }])
  }
  return (
    <Card
      title={words.parking}
      action={
        <Button
          size="small"
          variant="plain"
          icon={Plus}
          disabledBecause={
            parking.length >= shapeLimits.parkingLevels ? words.between(0, shapeLimits.parkingLevels) : null
          }
          onClick={add}
        >
          {words.addLevel}
        </Button>
      }
      flush
    >
      {parking.length === 0 ? <p className="px-4.5 py-3 text-sm text-ink-3">{words.noParking}</p> : null}
      <ul aria-label={words.parking} className="@container mt-2">
        {parking.map((level) => (
          <li
            key={level.code}
            className="grid grid-cols-[2.5rem_repeat(4,minmax(0,1fr))_auto] items-end gap-2 border-t border-line px-4.5 py-2.5 @max-sm:grid-cols-4"
          >
            <span className="pb-2 font-[575] @max-sm:col-span-3 @max-sm:self-center @max-sm:pb-0">{level.code}</span>
            {fields.map(({ field, label, least, most }) => (
              <NumberInput
                key={field}
                label={words.fieldOf(label, level.code)}
                heading={label}
                value={level[field]}
                least={least}
                most={most}
                whole
                onChange={(value) =>
                  value !== null && onChange(parking.map((one) => (one === level ? { ...one, [field]: value } : one)))
                }
              />
            ))}
            <span className="col-span-full row-start-2 grid grid-cols-2 gap-2 pl-12 @max-sm:row-3 @max-sm:pl-0">
              {numberFields.map(({ field, label }) => (
                <label key={field} className="grid gap-1 text-xs text-ink-2">
                  {label}
                  <NameInput
                    label={words.fieldOf(label, level.code)}
                    value={level[field] ?? ''}
                    placeholder={words.noNumbers}
                    maxLength={20}
                    onChange={(first) =>
                      onChange(parking.map((one) => (one === level ? withFirst(one, field, first) : one)))
                    }
                  />
                </label>
              ))}
            </span>
            <IconButton
              icon={Trash2}
              small
              className="@max-sm:col-start-4 @max-sm:row-start-1 @max-sm:justify-self-end"
              label={`${words.remove}: ${level.code}`}
              onClick={() => onChange(parking.filter((one) => one !== level))}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
