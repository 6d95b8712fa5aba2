import type { Choice } from '#platform/ui/forms/choices.ts'
import { FilterSelect } from '#platform/ui/lists/FilterSelect.tsx'
import type { Icon } from '#platform/ui/icons/icon.ts'
import { words } from '../messages/highlight.ts'

type Props<Show extends string> = {
  shows: readonly { value: Show; label: string; icon: Icon; units: number }[]
  value: Show | null
  onChange: (show: Show | null) => void
}

/** Chooses which units are highlighted; each choice has its count. */
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
