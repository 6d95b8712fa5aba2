import { type Ref, useState } from 'react'
import { call } from '#platform/ui/data/call.ts'
import { useSearch } from '#platform/ui/data/use-search.ts'
import type { Choice } from '#platform/ui/forms/choices.ts'
import { SearchSelect } from '#platform/ui/forms/SearchSelect.tsx'
import { unitChoices } from '../choice-contract.ts'
import { words } from '../messages/unit-select.ts'
import { useUnit } from './queries.ts'

export type PickedUnit = { id: string; unitNumber: string }

type Props = {
  ref?: Ref<HTMLButtonElement>
  value: string | null
  onChange: (unit: PickedUnit | null) => void
  /** A first choice that is no unit: 'All' or 'No unit'. */
  first?: string
  /** A unit that is not offered. */
  without?: string
  /** As a filter: its name is in front of the value. */
  filter?: string
  placeholder?: string
}

/** The value of the choice that is no unit. */
const noUnit = ''

/** Chooses one of all units; the server searches by number and by the names of residents. */
export function UnitSelect({ ref, value, onChange, first, without, filter, placeholder }: Props) {
  // A filter stays closed most of the time, the field of a form is about to be opened.
  const [isOpened, setIsOpened] = useState(filter === undefined)
  const { list, isSearching, setText } = useSearch({
    queryKey: ['units', 'choices'],
    find: (search, signal) => call(unitChoices.list, { query: { search }, signal }),
    topics: ['occupancy', 'residents'],
    enabled: isOpened,
  })
  const found = list.data ?? []
  // The chosen one may not be among those that were found.
  const isFound = value === null || found.some(({ id }) => id === value)
  const chosen = useUnit(isFound ? null : value).data
  const offered = [
    ...(isFound || !chosen ? [] : [{ ...chosen, residentNames: chosen.tenants.map(({ fullName }) => fullName) }]),
    ...found,
  ].filter(({ id }) => id !== without)
  const choices: Choice[] = [
    ...(first === undefined ? [] : [{ value: noUnit, label: first }]),
    ...offered.map(({ id, unitNumber, residentNames }) => ({
      value: id,
      label: unitNumber,
      detail: residentNames.join(', ') || words.noResident,
    })),
  ]
  return (
    <SearchSelect
      {...(ref && { ref })}
      {...(filter === undefined ? {} : { filter })}
      {...(placeholder === undefined ? {} : { placeholder })}
      choices={choices}
      list={list}
      value={value ?? (first === undefined ? null : noUnit)}
      onChange={(id) => {
        const unit = offered.find((one) => one.id === id)
        onChange(unit ? { id: unit.id, unitNumber: unit.unitNumber } : null)
      }}
      onSearch={setText}
      onOpen={() => setIsOpened(true)}
      find={words.find}
      none={isSearching ? words.searching : words.none}
    />
  )
}
