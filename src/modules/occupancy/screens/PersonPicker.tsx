import { useId } from 'react'
import { shownPhone } from '#platform/text/phones.ts'
import { Avatar } from '#platform/ui/display/Avatar.tsx'
import type { Resident } from '#residents/resident.ts'
import { words } from '../messages/en.ts'

type Props = {
  people: readonly Resident[]
  /** How many people match the search. */
  total: number
  chosen: string | null
  onChoose: (id: string) => void
}

/** One person from a list that scrolls. */
export function PersonPicker({ people, total, chosen, onChoose }: Props) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={words.people}
      className="max-h-72 overflow-y-auto rounded-md bg-surface inset-ring inset-ring-line-strong"
    >
      {people.map(({ id, fullName, emailPrimary, phonePrimary, unit }) => (
        <label
          key={id}
          className="relative flex cursor-pointer items-center gap-3 border-t border-line px-3 py-2 first:border-t-0 hover:bg-hover has-checked:bg-action-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus max-md:min-h-14"
        >
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
            className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
          />
          <Avatar name={fullName} size={30} />
          <span className="min-w-0">
            <span className="block truncate font-[550]">{fullName}</span>
            <span className="block truncate text-sm text-ink-2">
              {[unit && words.unit(unit.unitNumber), emailPrimary, phonePrimary && shownPhone(phonePrimary)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </label>
      ))}
      {total > people.length ? (
        <p className="border-t border-line px-3 py-2 text-sm text-ink-2">{words.more(total - people.length)}</p>
      ) : null}
    </div>
  )
}
