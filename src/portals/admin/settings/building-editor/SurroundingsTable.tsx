import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { facings, surroundingKinds } from '#building/choices.ts'
import { floorWords } from '#building/messages/floor.ts'
import type { Surrounding } from '#building/schemas.ts'
import { shapeLimits } from '#building/shape/choices.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { editorWords as words } from './messages/editor.ts'
import { NameInput } from './NameInput.tsx'
import { NumberInput } from './NumberInput.tsx'

type Props = { surroundings: readonly Surrounding[]; onChange: (surroundings: Surrounding[]) => void }

const added: Surrounding = { side: 'South', kind: 'street', name: '', distance: 20, height: 0 }

/** What is around the building on each side. */
export function SurroundingsTable({ surroundings, onChange }: Props) {
  const change = (place: number, changes: Partial<Surrounding>) =>
    onChange(surroundings.map((one, i) => (i === place ? { ...one, ...changes } : one)))
  return (
    <Card
      title={words.surroundings}
      action={
        <Button
          size="small"
          variant="plain"
          icon={Plus}
          disabledBecause={
            surroundings.length >= shapeLimits.surroundings ? words.between(0, shapeLimits.surroundings) : null
          }
          onClick={() => onChange([...surroundings, added])}
        >
          {words.add}
        </Button>
      }
      flush
    >
      {surroundings.length === 0 ? <p className="px-4.5 py-3 text-sm text-ink-3">{words.noSurroundings}</p> : null}
      <ul aria-label={words.surroundings} className="mt-2">
        {surroundings.map((one, i) => {
          const what = `${words.surroundingKinds[one.kind]} ${i + 1}`
          return (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no other identity
            <li key={i} className="grid grid-cols-2 gap-2 border-t border-line px-4.5 py-2.5">
              <Select
                label={words.fieldOf(words.side, what)}
                value={one.side}
                choices={facings.map((value) => ({ value, label: floorWords.facings[value] }))}
                onChange={(side) => change(i, { side })}
              />
              <Select
                label={words.fieldOf(words.kind, what)}
                value={one.kind}
                choices={surroundingKinds.map((value) => ({ value, label: words.surroundingKinds[value] }))}
                onChange={(kind) => change(i, { kind, height: kind === 'building' ? Math.max(one.height, 12) : 0 })}
              />
              <span className="self-end max-xl:col-span-2">
                <NameInput
                  label={words.fieldOf(words.name, what)}
                  value={one.name}
                  placeholder={words.name}
                  maxLength={60}
                  onChange={(name) => change(i, { name })}
                />
              </span>
              <span className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2 max-xl:col-span-2 xl:grid-cols-[4.75rem_minmax(0,1fr)_auto]">
                <NumberInput
                  label={words.fieldOf(words.distance, what)}
                  heading={words.distance}
                  className={one.kind === 'building' ? '' : 'col-span-2'}
                  value={one.distance}
                  least={0}
                  most={shapeLimits.nearbyDistance}
                  onChange={(distance) => distance !== null && change(i, { distance })}
                />
                {one.kind === 'building' ? (
                  <NumberInput
                    label={words.fieldOf(words.height, what)}
                    heading={words.height}
                    value={one.height}
                    least={0}
                    most={shapeLimits.nearbyHeight}
                    onChange={(height) => height !== null && change(i, { height })}
                  />
                ) : null}
                <IconButton
                  icon={Trash2}
                  small
                  label={`${words.remove}: ${what}`}
                  onClick={() => onChange(surroundings.filter((_, k) => k !== i))}
                />
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
