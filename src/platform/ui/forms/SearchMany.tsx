import X from 'lucide-react/icons/x'
import type { Choice } from './choices.ts'
import { Field } from './Field.tsx'
import { SearchSelect } from './SearchSelect.tsx'

type Props = {
  choices: readonly Choice[]
  value: readonly string[]
  onChange: (value: string[]) => void
  /** The name of the list of chosen values: 'Floors'. */
  label: string
  /** The label of the field that adds one: 'Add a floor'. */
  add: string
  /** Shown when nothing matches. */
  none: string
  remove: (name: string) => string
}

/** Several of many: the chosen values are chips, and a search adds more. Put it in a Field with `group`. */
export function SearchMany({ choices, value, onChange, label, add, none, remove }: Props) {
  const left = choices.filter((choice) => !value.includes(choice.value))
  return (
    <div className="grid gap-2">
      {value.length > 0 ? (
        <ul aria-label={label} className="flex flex-wrap gap-1.5">
          {value.map((item) => {
            const name = choices.find((choice) => choice.value === item)?.label ?? item
            return (
              <li
                key={item}
                className="tabular flex h-7 items-center gap-0.5 rounded-sm bg-action-soft pl-2 text-sm font-medium text-action-ink max-md:h-9"
              >
                {name}
                <button
                  type="button"
                  aria-label={remove(name)}
                  onClick={() => onChange(value.filter((other) => other !== item))}
                  className="grid size-7 place-items-center rounded-sm hover:bg-hover max-md:size-9"
                >
                  <X aria-hidden="true" size={14} />
                </button>
              </li>
            )
          })}
        </ul>
      ) : null}
      <Field label={add} hideLabel>
        <SearchSelect
          choices={left}
          value={null}
          onChange={(next) => onChange([...value, next])}
          find={add}
          placeholder={add}
          none={none}
        />
      </Field>
    </div>
  )
}
