import type { Ref } from 'react'
import { plannedMovesText } from '#moves/messages/planned.ts'
import { SearchSelect } from '#platform/ui/forms/SearchSelect.tsx'
import { screenWords as words } from '../messages/screens.ts'
import type { AssetCategory } from '../rules.ts'
import { usePlannedMoves, useResidentSearch } from './queries.ts'

type Props = {
  ref?: Ref<HTMLButtonElement>
  /** What the resident gets: those without a stall or locker come first. */
  category: AssetCategory
  value: string | null
  onChange: (id: string) => void
}

/** Chooses one of all residents; the server searches. */
export function ResidentSelect({ ref, category, value, onChange }: Props) {
  const { list, setText } = useResidentSearch(category)
  const planned = usePlannedMoves()
  return (
    <SearchSelect
      {...(ref && { ref })}
      choices={(list.data ?? []).map(({ id, fullName, units, parkingStalls, lockerNumbers }) => {
        const homes = units.map(({ unitNumber }) => words.unitNumber(unitNumber)).join(', ')
        const home = [homes, plannedMovesText(planned, id)].filter(Boolean).join(' · ') || words.noUnit
        const own = category === 'stall' ? parkingStalls : category === 'locker' ? lockerNumbers : []
        return { value: id, label: fullName, detail: own.length > 0 ? words.hasAlready(home, own.join(', ')) : home }
      })}
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
