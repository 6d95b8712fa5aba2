import X from 'lucide-react/icons/x'
import { Children, type ReactNode } from 'react'
import { platformTexts } from '../../language/messages/index.ts'
import { Button } from '../display/Button.tsx'
import { FilteredList } from './output/FilteredList.tsx'
import { TypedSearch } from './TypedSearch.tsx'
import { useTexts } from '../data/language.ts'

type Props = {
  filter: {
    values: { search: string }
    update: (changes: { search: string }) => void
    /** Shows Clear at the end. */
    isFiltered: boolean
    clear: () => void
  }
  /** The name of the bar, and that of its search. */
  labels: { filters: string; search: string }
  /** Milliseconds without typing before it searches. */
  pause?: number
  /** FilterSelects; on a phone they scroll sideways in one line. */
  children: ReactNode
  /** At the far right: another view of the list. */
  trailing?: ReactNode
}

/** Above a list: the search, its filters, and the button that clears them. */
export function FilterBar({ filter, labels, pause = 300, children, trailing }: Props) {
  const words = useTexts(platformTexts)
  // On a tablet the search of a long bar has its own line, so that no filter is left alone on the next.
  const long = Children.count(children) > 2
  return (
    <FilteredList>
      <search aria-label={labels.filters} className="mb-3.5 flex flex-wrap items-center gap-2">
        <TypedSearch
          label={labels.search}
          text={filter.values.search}
          onSearch={(search) => filter.update({ search })}
          pause={pause}
          className={long ? 'w-65 max-lg:w-full' : 'w-65 max-md:w-full'}
        />
        <div className="scroll-quiet flex gap-2 max-md:-mx-4 max-md:w-[calc(100%+2rem)] max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 md:contents">
          {children}
          {filter.isFiltered ? (
            <Button variant="plain" icon={X} onClick={filter.clear}>
              {words.clear}
            </Button>
          ) : null}
        </div>
        {trailing ? <div className="ml-auto">{trailing}</div> : null}
      </search>
    </FilteredList>
  )
}
