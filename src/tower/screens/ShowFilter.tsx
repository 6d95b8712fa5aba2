import type { Choice } from '#platform/screens/choices.ts'
import { FilterSelect } from '#platform/screens/FilterSelect.tsx'
import type { Icon } from '#platform/screens/icons/icon.ts'
import { words } from '../standing-words.ts'

type Props<Show extends string> = {
  shows: readonly { value: Show; label: string; icon: Icon; units: number }[]
  value: Show | null
  onChange: (show: Show | null) => void
}

/** Which units stand out of the others, each choice with how many they are. */
export function ShowFilter<Show extends string>({ shows, value, onChange }: Props<Show>) {
  const choices: Choice<Show | 'all'>[] = [
    { value: 'all', label: words.all },
    ...shows.map(({ units, ...choice }) => ({ ...choice, detail: words.units(units) })),
  ]
  return (
    <FilterSelect
      label={words.show}
      choices={choices}
      value={value ?? 'all'}
      onChange={(show) => onChange(show === 'all' ? null : show)}
      className="max-md:flex-1"
    />
  )
}
