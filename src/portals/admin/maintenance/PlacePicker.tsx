import { useId } from 'react'
import { usePlaces } from '#maintenance/screens/queries.ts'
import { Field } from '#platform/screens/Field.tsx'
import { SearchSelect } from '#platform/screens/SearchSelect.tsx'
import { Segmented } from '#platform/screens/Segmented.tsx'
import { Select } from '#platform/screens/Select.tsx'
import { TextInput } from '#platform/screens/TextInput.tsx'
import { Waiting } from '#platform/screens/Waiting.tsx'
import type { useUnits } from '#tower/screens/queries.ts'
import { newRequestWords as words } from './new-request-words.ts'

export type ChosenPlace = {
  way: 'unit' | 'place'
  unitId: string | null
  placeKind: 'common_area' | 'lift' | 'stall'
  placeName: string
}

/** Why the form cannot come yet, or null. */
export const whyNotYet = ({ way, unitId, placeName }: ChosenPlace) =>
  way === 'unit' ? (unitId === null ? words.unitFirst : null) : placeName.trim() === '' ? words.placeFirst : null

const ways = [
  { value: 'unit', label: words.inUnit },
  { value: 'place', label: words.elsewhere },
] as const
const kinds = (['common_area', 'lift', 'stall'] as const).map((value) => ({ value, label: words.kinds[value] }))

type Props = {
  units: ReturnType<typeof useUnits>
  chosen: ChosenPlace
  onChoose: (place: ChosenPlace) => void
  onDone: () => void
}

/** Where a request belongs: one of the units, or a place outside of them. */
export function PlacePicker({ units, chosen, onChoose, onDone }: Props) {
  const places = usePlaces()
  const known = useId()
  const set = (changes: Partial<ChosenPlace>) => onChoose({ ...chosen, ...changes })
  if (!units.data) return <Waiting on={units} words={words.loading} />
  return (
    <form
      noValidate
      className="grid min-h-52 content-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (whyNotYet(chosen) === null) onDone()
      }}
    >
      <div>
        <Segmented label={words.where} choices={ways} value={chosen.way} onChange={(way) => set({ way })} />
      </div>
      {chosen.way === 'unit' ? (
        <Field label={words.unit} required>
          <SearchSelect
            choices={units.data.map(({ id, unitNumber, tenants }) => ({
              value: id,
              label: unitNumber,
              detail: tenants.map(({ fullName }) => fullName).join(', ') || words.nobody,
            }))}
            value={chosen.unitId}
            onChange={(unitId) => set({ unitId })}
            placeholder={words.chooseUnit}
            find={words.findUnit}
            none={words.noUnitFits}
          />
        </Field>
      ) : (
        <>
          <Field label={words.kind} required>
            <Select choices={kinds} value={chosen.placeKind} onChange={(placeKind) => set({ placeKind })} />
          </Field>
          <Field label={words.place} required hint={words.placeHint}>
            <TextInput
              list={known}
              maxLength={200}
              value={chosen.placeName}
              placeholder={words.examples[chosen.placeKind]}
              onChange={(event) => set({ placeName: event.target.value })}
            />
          </Field>
          <datalist id={known}>
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
