import { Mail } from 'lucide-react'
import { Button } from '#platform/screens/Button.tsx'
import { Card } from '#platform/screens/Card.tsx'
import { Empty } from '#platform/screens/Empty.tsx'
import { FilterBar } from '#platform/screens/FilterBar.tsx'
import { FilterSelect } from '#platform/screens/FilterSelect.tsx'
import { NotRefreshed } from '#platform/screens/NotRefreshed.tsx'
import { Pager } from '#platform/screens/Pager.tsx'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { letterStates, type MailSettings } from '../contract.ts'
import { words } from '../words.ts'
import { LetterRow } from './LetterRow.tsx'
import { useLetters } from './queries.ts'
import { RetryAll } from './RetryAll.tsx'
import { useLetterFilter } from './use-letter-filter.ts'

type Props = { settings: MailSettings | undefined; onOpen: (id: string) => void }

/** The letters of the outbox, newest first. */
export function LetterList({ settings, onOpen }: Props) {
  const filter = useLetterFilter()
  const letters = useLetters(filter.query)
  const { asked } = filter
  const choices = [
    { value: 'all', label: words.all },
    ...letterStates.map((value) => ({
      value,
      label: settings
        ? `${words.states[value]} ${settings.counts[value].toLocaleString('en-CA')}`
        : words.states[value],
    })),
  ] as const
  return (
    <section aria-labelledby="letters-title">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 max-w-[72ch]">
          <h2 id="letters-title" className="text-base font-semibold">
            {words.title}
          </h2>
          <p className="mt-0.5 text-sm text-ink-3">{words.lead}</p>
        </div>
        {settings ? <RetryAll again={settings.again} /> : null}
      </div>
      <FilterBar
        label={words.filters}
        search={{ label: words.search, text: asked.search, onSearch: (search) => filter.ask({ search }) }}
        isFiltered={filter.isFiltered}
        onClear={filter.clear}
      >
        <FilterSelect
          label={words.state}
          choices={choices}
          value={asked.state}
          onChange={(state) => filter.ask({ state })}
        />
      </FilterBar>
      <NotRefreshed on={letters} />
      <Card flush>
        <Rows letters={letters} filter={filter} onOpen={onOpen} />
      </Card>
    </section>
  )
}

type RowsProps = {
  letters: ReturnType<typeof useLetters>
  filter: ReturnType<typeof useLetterFilter>
  onOpen: (id: string) => void
}

function Rows({ letters, filter, onOpen }: RowsProps) {
  if (!letters.data)
    return (
      <div className="px-[18px] py-4">
        <Waiting on={letters} words={words.loading} />
      </div>
    )
  const { rows, total, next } = letters.data
  if (rows.length === 0)
    return filter.isFiltered ? (
      <Empty
        icon={Mail}
        action={
          <Button size="small" onClick={filter.clear}>
            {words.clear}
          </Button>
        }
      >
        {words.none}
      </Empty>
    ) : (
      <Empty icon={Mail} help={words.noneYetHelp}>
        {words.noneYet}
      </Empty>
    )
  return (
    <>
      <ul aria-label={words.title}>
        {rows.map((letter) => (
          <LetterRow key={letter.id} letter={letter} onOpen={() => onOpen(letter.id)} />
        ))}
      </ul>
      <div className="border-t border-line">
        <Pager {...filter.pager(rows.length, total, next)} />
      </div>
    </>
  )
}
