import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { FilterSelect } from '#platform/screens/FilterSelect.tsx'
import { SearchInput } from '#platform/screens/SearchInput.tsx'
import { reasons } from '../contract.ts'
import { reasonTitle } from '../rules.ts'
import { words } from '../words.ts'
import type { Asked } from './use-message-filter.ts'

const reasonChoices = [
  { value: 'all', label: words.all },
  ...reasons.map((value) => ({ value, label: reasonTitle(value) })),
] as const

type Props = { asked: Asked; isFiltered: boolean; onAsk: (changes: Partial<Asked>) => void }

export function MessageFilters({ asked, isFiltered, onAsk }: Props) {
  return (
    <search aria-label={words.filters} className="mb-3.5 flex flex-wrap items-center gap-2">
      <TypedSearch text={asked.search} onSearch={(search) => onAsk({ search })} />
      <FilterSelect
        label={words.reason}
        choices={reasonChoices}
        value={asked.reason}
        onChange={(reason) => onAsk({ reason })}
      />
      {isFiltered ? (
        <Button look="plain" icon={X} onClick={() => onAsk({ search: '', reason: 'all' })}>
          {words.clear}
        </Button>
      ) : null}
    </search>
  )
}

/** Asks when the typing pauses, not at every letter. */
function TypedSearch({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(text)
  const [shown, setShown] = useState(text)
  if (text !== shown) {
    setShown(text)
    setTyped(text)
  }
  useEffect(() => {
    if (typed.trim() === text) return undefined
    const timer = setTimeout(() => onSearch(typed.trim()), 300)
    return () => clearTimeout(timer)
  })
  return (
    <SearchInput
      label={words.search}
      value={typed}
      onChange={setTyped}
      maxLength={200}
      className="w-[250px] max-md:w-full"
    />
  )
}
