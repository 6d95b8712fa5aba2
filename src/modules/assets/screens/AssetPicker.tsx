import X from 'lucide-react/icons/x'
import { Field } from '#platform/ui/forms/Field.tsx'
import { SearchSelect } from '#platform/ui/forms/SearchSelect.tsx'
import type { Asset } from '../asset.ts'
import { screenWords } from '../messages/screens.ts'
import { isSameNumber } from '../rules.ts'
import { useAssetChoices } from './queries.ts'

const words = screenWords.picker

type Props = {
  category: 'stall' | 'locker'
  label: string
  /** The numbers as the record has them, separated by commas. */
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

const numbersOf = (value: string) =>
  value
    .split(',')
    .map((number) => number.trim())
    .filter(Boolean)

/** The stalls or lockers of a resident: the chosen ones are chips, and a search adds a free one. */
export function AssetPicker({ category, label, value, onChange, error }: Props) {
  const { list, text, setText } = useAssetChoices(category)
  const numbers = numbersOf(value)
  const isChosen = (number: string) => numbers.some((one) => isSameNumber(one, number))
  const found = list.data ?? []
  const isKnown = found.some(({ number }) => isSameNumber(number, text)) || isChosen(text)
  const choices = [
    ...found.filter(({ number }) => !isChosen(number)).map(toChoice),
    ...(text.trim() === '' || isKnown || list.isFetching || text.includes(',')
      ? []
      : [{ value: text.trim(), label: words.create(text.trim()), detail: words.createDetail }]),
  ]
  return (
    <Field label={label} error={error} group>
      <div className="grid gap-2">
        {numbers.length > 0 ? (
          <ul aria-label={label} className="flex flex-wrap gap-1.5">
            {numbers.map((number) => (
              <li
                key={number}
                className="tabular flex h-7 items-center gap-0.5 rounded-sm bg-action-soft pl-2 text-sm font-medium text-action-ink max-md:h-9"
              >
                {number}
                <button
                  type="button"
                  aria-label={words.remove(number)}
                  onClick={() => onChange(numbers.filter((other) => other !== number).join(', '))}
                  className="grid size-7 place-items-center rounded-sm hover:bg-hover max-md:size-9"
                >
                  <X aria-hidden="true" size={14} />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <Field label={words.add[category]} hideLabel>
          <SearchSelect
            choices={choices}
            list={list}
            value={null}
            onChange={(number) => {
              onChange([...numbers, number].join(', '))
              setText('')
            }}
            onSearch={setText}
            find={words.add[category]}
            placeholder={words.add[category]}
            none={words.none}
          />
        </Field>
      </div>
    </Field>
  )
}

/** A taken one is shown with its holder, and cannot be chosen. */
function toChoice({ number, state, holder, unit }: Asset) {
  const free = unit ? words.freeOf(unit.unitNumber) : words.free
  const detail = state === 'free' ? free : holder ? words.taken(holder.fullName) : screenWords.cannotAssign[state]
  return { value: number, label: number, detail, disabled: state !== 'free' }
}
