import { type RefObject, useEffect, useId } from 'react'
import { usePlaces } from '#maintenance/requests/screens/queries.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { UnitSelect } from '#tower/screens/UnitSelect.tsx'
import { newRequestWords as words } from './messages/new-request.ts'

export type ChosenPlace = {
  kind: 'unit' | 'place'
  unitId: string | null
  placeKind: 'common_area' | 'elevator' | 'stall'
  placeName: string
}

/** Why the form cannot be opened yet, or null. */
export const validateYet = ({ kind, unitId, placeName }: ChosenPlace) =>
  kind === 'unit' ? (unitId === null ? words.unitFirst : null) : placeName.trim() === '' ? words.placeFirst : null

const placeKinds = [
  { value: 'unit', label: words.inUnit },
  { value: 'place', label: words.elsewhere },
] as const
const kinds = (['common_area', 'elevator', 'stall'] as const).map((value) => ({ value, label: words.kinds[value] }))

type Props = {
  chosen: ChosenPlace
  onChoose: (place: ChosenPlace) => void
  onDone: () => void
  firstField: RefObject<HTMLButtonElement | null>
  /** Moves the focus to the first field, when the picker replaces the form. */
  hasFocus: boolean
}

/** The place of a request: one of the units, or another place of the building. */
export function PlacePicker({ chosen, onChoose, onDone, firstField, hasFocus }: Props) {
  const places = usePlaces()
  const listId = useId()
  const set = (changes: Partial<ChosenPlace>) => onChoose({ ...chosen, ...changes })
  useEffect(() => {
    if (hasFocus) firstField.current?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <form
      noValidate
      className="grid min-h-52 content-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (validateYet(chosen) === null) onDone()
      }}
    >
      <div>
        <Segmented label={words.where} choices={placeKinds} value={chosen.kind} onChange={(kind) => set({ kind })} />
      </div>
      {chosen.kind === 'unit' ? (
        <Field label={words.unit} required>
          <UnitSelect
            ref={firstField}
            value={chosen.unitId}
            onChange={(unit) => set({ unitId: unit?.id ?? null })}
            placeholder={words.chooseUnit}
          />
        </Field>
      ) : (
        <>
          <Field label={words.kind} required>
            <Select choices={kinds} value={chosen.placeKind} onChange={(placeKind) => set({ placeKind })} />
          </Field>
          <Field label={words.place} required hint={words.placeHint}>
            <TextInput
              list={listId}
              maxLength={200}
              value={chosen.placeName}
              placeholder={words.examples[chosen.placeKind]}
              onChange={(event) => set({ placeName: event.target.value })}
            />
          </Field>
          <datalist id={listId}>
            {places.data
              ?.filter(({ placeKind }) => placeKind === chosen.placeKind)
              .map(({ placeName }) => (
                <option key={placeName} value={placeName}>
                  {placeName}
                </option>
              ))}
          </datalist>
        </>
      )}
    </form>
  )
}
