import Search from 'lucide-react/icons/search'
import { type Ref, useId, useState } from 'react'
import { findAtDesk, useDeskSearch } from '#desk-search/screens/queries.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useDebounced } from '#platform/ui/hooks/use-debounced.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { type Match, onlyRecipientOf, recipientsOf } from '../matches.ts'
import { MatchList, optionId } from '../MatchList.tsx'
import { portalWords } from '../messages.ts'
import { useMatchKeys } from '../use-match-keys.ts'

const words = portalWords.intake
const pause = 120

type Props = {
  label: string
  /** The label was scanned. */
  isReady: boolean
  onChoose: (match: Match) => void
  ref: Ref<HTMLInputElement>
}

/** The second step: whose parcel it is. Enter or a press on a line saves it. */
export function RecipientField({ label, isReady, onChoose, ref }: Props) {
  const listId = useId()
  const [text, setText] = useState('')
  const typed = text.trim()
  const settled = useDebounced(typed, pause)
  const results = useDeskSearch(isReady ? settled : '')
  const matches = typed === '' || !results.data ? [] : recipientsOf(results.data)
  const marked = useMatchKeys(matches.length, settled)
  const choose = (match: Match) => {
    setText('')
    onChoose(match)
  }
  const enter = async () => {
    if (typed === '') return
    const shown = settled === typed && !results.isPlaceholderData ? matches[marked.at] : undefined
    if (shown) return choose(shown)
    try {
      const only = onlyRecipientOf(await findAtDesk(typed), typed)
      if (only) choose(only)
    } catch (error) {
      toast.failure(portalWords.search.failed, error instanceof Error ? error.message : undefined)
    }
  }
  const isEmpty = typed !== '' && settled === typed && results.data && !results.isFetching && matches.length === 0
  return (
    <div
      className={classNames(
        'rounded-lg bg-surface shadow-card focus-within:ring-[3px] focus-within:ring-action',
        !isReady && 'bg-sunken',
      )}
    >
      <div className="flex h-16 items-center gap-3.5 px-4.5">
        <Search aria-hidden="true" size={22} className="shrink-0 text-ink-3" />
        <input
          ref={ref}
          value={text}
          role="combobox"
          aria-label={label}
          aria-expanded={matches.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={matches.length > 0 ? optionId(listId, marked.at) : undefined}
          aria-disabled={!isReady}
          readOnly={!isReady}
          placeholder={isReady ? words.whoPlaceholder : words.scanFirst}
          autoComplete="off"
          spellCheck={false}
          className="h-full min-w-0 flex-1 bg-transparent text-18 outline-none placeholder:text-ink-3"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setText('')
            else if (event.key === 'Enter') {
              event.preventDefault()
              void enter()
            } else marked.move(event)
          }}
        />
      </div>
      {matches.length > 0 ? (
        <div className="border-t border-line">
          <MatchList
            id={listId}
            typed={typed}
            matches={matches}
            active={marked.at}
            onActive={marked.mark}
            onChoose={choose}
          />
        </div>
      ) : null}
      {isEmpty ? (
        <p role="status" className="border-t border-line px-4.5 py-3.5">
          <span className="font-medium">{portalWords.search.none}.</span> {portalWords.search.noneHelp}
        </p>
      ) : null}
    </div>
  )
}
