import Search from 'lucide-react/icons/search'
import type { Ref } from 'react'
import { findAtDesk, useDeskSearch } from '#desk-search/screens/queries.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useDebounced } from '#platform/ui/hooks/use-debounced.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { type Match, onlyRecipientOf, recipientsOf } from '../search/matches.ts'
import { MatchList } from '../search/MatchList.tsx'
import { portalWords } from '../messages.ts'
import { intakeWords as words } from './messages.ts'
import { useCombobox } from '../search/use-combobox.ts'

const pause = 120

type Props = {
  label: string
  /** The label was scanned. */
  isReady: boolean
  /** What is typed. */
  text: string
  onText: (text: string) => void
  onChoose: (match: Match) => void
  ref: Ref<HTMLInputElement>
}

/** The second step: whose parcel it is. Enter or a press on a line saves it. */
export function RecipientField({ label, isReady, text, onText, onChoose, ref }: Props) {
  const typed = text.trim()
  const settled = useDebounced(typed, pause)
  const results = useDeskSearch(isReady ? settled : '')
  const matches = typed === '' || !results.data ? [] : recipientsOf(results.data)
  const choose = (match: Match) => {
    onText('')
    onChoose(match)
  }
  const enter = async () => {
    if (typed === '') return
    const shown = settled === typed && !results.isPlaceholderData ? matches[combobox.active] : undefined
    if (shown) return choose(shown)
    try {
      const only = onlyRecipientOf(await findAtDesk(typed), typed)
      if (only) choose(only)
    } catch (error) {
      toast.failure(portalWords.search.failed, error instanceof Error ? error.message : undefined)
    }
  }
  const combobox = useCombobox({
    count: matches.length,
    listKey: settled,
    onEnter: () => void enter(),
    onEscape: () => onText(''),
  })
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
          {...combobox.field}
          aria-label={label}
          aria-disabled={!isReady}
          readOnly={!isReady}
          placeholder={isReady ? words.whoPlaceholder : words.scanFirst}
          className="h-full min-w-0 flex-1 bg-transparent text-18 outline-none placeholder:text-ink-3"
          onChange={({ target }) => onText(target.value)}
        />
      </div>
      {matches.length > 0 ? (
        <div className="border-t border-line">
          <MatchList {...combobox.list} typed={typed} matches={matches} onChoose={choose} />
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
