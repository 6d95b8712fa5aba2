import type { Ref } from 'react'
import { SearchSelect } from '#platform/ui/forms/SearchSelect.tsx'
import { screenWords as words } from '../messages/screens.ts'
import { useResidentSearch } from './queries.ts'

type Props = { ref?: Ref<HTMLButtonElement>; value: string | null; onChange: (id: string) => void }

/** Chooses one of all residents; the server searches. */
export function ResidentSelect({ ref, value, onChange }: Props) {
  const { list, setText } = useResidentSearch()
  return (
    <SearchSelect
      {...(ref && { ref })}
      choices={(list.data ?? []).map(({ id, fullName, units }) => ({
        value: id,
        label: fullName,
        detail: units.map(({ unitNumber }) => words.unitNumber(unitNumber)).join(', ') || words.noUnit,
      }))}
      list={list}
      value={value}
      onChange={onChange}
      onSearch={setText}
      find={words.findResident}
      none={words.noResident}
      placeholder={words.chooseResident}
    />
  )
}
