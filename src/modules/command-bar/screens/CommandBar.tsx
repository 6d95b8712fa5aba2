import { Dialog as Base } from '@base-ui/react/dialog'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { scrimClass } from '#platform/ui/overlays/dialog-class.ts'
import { focusImmediately } from '#platform/ui/overlays/focus-immediately.ts'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useDebounced } from '#platform/ui/hooks/use-debounced.ts'
import { words } from '../messages/en.ts'
import type { Early } from './early-keys.ts'
import type { Action } from './actions.ts'
import { DetailPane } from './DetailPane.tsx'
import type { Entry, Opens, Place } from './entries.ts'
import { type Group, group, groupsOf } from './groups.ts'
import { KeyHints } from './KeyHints.tsx'
import { NoResults } from './NoResults.tsx'
import { useChosen, useCommandBarSearch } from './queries.ts'
import { useRecent, useUsage } from './recent.ts'
import { optionId, ResultList } from './ResultList.tsx'
import { usePointer } from './use-pointer.ts'

/** The pause in typing before the search runs, in milliseconds: too short to be noticed. */
const pause = 60
const maxQueryLength = 100

type Props = {
  open: boolean
  onClose: () => void
  /** Called when the field has the focus; returns what was typed before that. */
  onReady: () => Early | undefined
  userId: string
  /** The sections that this person may open. */
  places: readonly Place[]
  /** What this person may do from here. */
  actions: readonly Action[]
  addressOf: (opens: Opens) => string | null
  onOpen: (chosen: Opens) => void
}

/** Finds records and sections and opens them, and does what its actions say, all by keyboard. */
export function CommandBar({ open, onClose, onOpen, ...rest }: Props) {
  const chosen = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop forceRender className={classNames(scrimClass, 'z-30 data-starting-style:transition-none')} />
        <Base.Popup
          data-over=""
          initialFocus={() => focusImmediately(field.current)}
          // The destination takes the focus itself.
          finalFocus={() => !chosen.current}
          className="fixed z-30 flex flex-col overflow-hidden bg-surface text-ink shadow-dialog outline-none transition-opacity duration-[var(--dur-1)] data-ending-style:opacity-0 max-md:inset-x-0 max-md:top-0 max-md:h-dvh md:top-[min(5.25rem,8dvh)] md:left-1/2 md:h-[min(41.25rem,calc(100dvh-3rem))] md:w-[min(40rem,calc(100vw-2rem))] lg:w-[min(60rem,calc(100vw-2rem))] md:-translate-x-1/2 md:rounded-xl"
        >
          <Base.Title className="sr-only">{words.title}</Base.Title>
          <Bar
            field={field}
            open={open}
            onClose={onClose}
            {...rest}
            onOpen={(what) => {
              chosen.current = true
              onOpen(what)
            }}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

function Bar({
  field,
  open,
  onClose,
  onReady,
  userId,
  places,
  actions,
  addressOf,
  onOpen,
}: Props & { field: RefObject<HTMLInputElement | null> }) {
  const list = useId()
  const [typed, setInput] = useState('')
  const query = typed.trim()
  const settledQuery = useDebounced(query, pause)
  const search = useCommandBarSearch(settledQuery, open)
  const [recent, remember] = useRecent(userId)
  const [usage, count] = useUsage(userId)
  const zone = useTimeZone()
  const before = useOpenedBefore(recent, { places, actions, zone }, open)
  const results = settledQuery === '' ? undefined : search.data
  const groups = query === '' ? before.groups : groupsOf(query, results, { places, actions, usage, zone })
  const entries = groups.flatMap((one) => one.entries)
  const pointer = usePointer(entries)
  const isWaiting = query !== '' && (query !== settledQuery || search.isFetching || search.isPlaceholderData)
  const eager = useRef(false)
  const chooseWhat = (opens: Opens) => {
    if (opens.kind !== 'action') remember({ kind: opens.kind, id: opens.id })
    count(opens.kind)
    onOpen(opens)
  }
  const choose = (entry: Entry) => chooseWhat(entry.opens)
  const isSpelled = !isWaiting && query !== '' && entries.length > 0 && Boolean(results?.spelling)
  const newRequest = actions.find(({ id }) => id === 'new-request')
  // After Enter before the results have arrived, the list still belongs to an older text. The
  // first result is opened when it comes.
  const openFirst = useEffectEvent(() => {
    if (!eager.current) return
    eager.current = false
    if (pointer.active) choose(pointer.active)
  })
  useEffect(() => {
    if (!isWaiting) openFirst()
  }, [isWaiting])
  return (
    <>
      <div className="flex h-13 shrink-0 items-center gap-2.5 pr-2 pl-4 shadow-[inset_0_-1px_0_var(--line)] max-md:h-15 max-md:pl-5">
        <Search aria-hidden="true" size={17} className="shrink-0 text-ink-3" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={words.button}
          aria-expanded={entries.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={pointer.active ? optionId(list, pointer.active) : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxQueryLength}
          placeholder={words.placeholder}
          value={typed}
          onFocus={() => {
            const early = onReady()
            if (!early?.text) return
            setInput(early.text.slice(0, maxQueryLength))
            eager.current = early.enter
          }}
          onChange={(event) => {
            setInput(event.target.value)
            pointer.reset()
            eager.current = false
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (pointer.onKey(event)) event.preventDefault()
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (isWaiting && !pointer.isMoved) eager.current = true
            else if (pointer.active) choose(pointer.active)
          }}
          className="h-full min-w-0 flex-1 bg-transparent text-16 text-ink outline-none"
        />
        {isWaiting ? <LateSpinner /> : null}
        <IconButton icon={X} label={words.close} tip={false} onClick={onClose} />
      </div>
      <div className="flex min-h-0 flex-1">
        <div className="min-w-0 flex-1 overflow-y-auto overscroll-contain">
          {isSpelled ? (
            <p className="px-4 pt-3 text-sm text-ink-2 max-md:px-5">{words.searchedFor(results?.spelling ?? '')}</p>
          ) : null}
          {entries.length > 0 ? (
            <ResultList
              id={list}
              query={isSpelled ? '' : query}
              groups={groups}
              active={pointer.active}
              onPoint={pointer.point}
              onChoose={choose}
            />
          ) : (
            <NoResults
              query={query}
              on={search}
              isWaiting={isWaiting || before.isWaiting}
              spelling={results?.spelling ?? null}
              onSpelling={(spelling) => {
                setInput(spelling)
                field.current?.focus()
              }}
              {...(newRequest ? { onNewRequest: () => chooseWhat(newRequest) } : {})}
            />
          )}
          {entries.length > 0 && search.isError && !isWaiting ? (
            <NoResults query={query} on={search} isWaiting={false} />
          ) : null}
        </div>
        {pointer.active ? (
          <DetailPane entry={pointer.active} zone={zone} addressOf={addressOf} onChoose={chooseWhat} />
        ) : null}
      </div>
      <output className="sr-only">{isWaiting || query === '' ? '' : words.counted(entries.length)}</output>
      <KeyHints />
    </>
  )
}

type Known = { places: readonly Place[]; actions: readonly Action[]; zone: string }

/** Before anything is typed: recently opened records, the actions, and the sections. */
function useOpenedBefore(recent: ReturnType<typeof useRecent>[0], { places, actions, zone }: Known, open: boolean) {
  const chosen = useChosen(
    recent.flatMap(({ kind, id }) => (kind === 'place' || kind === 'action' ? [] : [{ kind, id }])),
    open,
  )
  const recentEntries = recent.flatMap(
    ({ kind, id }) => [...places, ...(chosen.data ?? [])].find((one) => one.kind === kind && one.id === id) ?? [],
  )
  const [opened, rest] = withoutRepeats([
    group(words.groups.recent, recentEntries, zone),
    group(words.groups.places, places),
  ])
  const groups: Group[] = [opened, group(words.groups.actions, actions), rest].filter((one) => one !== undefined)
  return {
    // Rendered together, so that nothing moves while the person is about to click.
    groups: chosen.isLoading ? [] : groups.filter(({ entries }) => entries.length > 0),
    isWaiting: chosen.isLoading,
  }
}

function withoutRepeats([recent, rest]: Group[]): Group[] {
  if (!recent || !rest) return []
  const shown = new Set(recent.entries.map(({ key }) => key))
  return [recent, { ...rest, entries: rest.entries.filter(({ key }) => !shown.has(key)) }]
}

/** A spinner that appears only when the wait is noticeable; most are over before. */
function LateSpinner() {
  return <LoaderCircle aria-hidden="true" size={16} className="shrink-0 animate-spin-late text-ink-3" />
}
