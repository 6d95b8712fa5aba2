import { Dialog as Base } from '@base-ui/react/dialog'
import { LoaderCircle, Search, X } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { classNames } from '#platform/screens/class-names.ts'
import { scrimClass } from '#platform/screens/dialog-class.ts'
import { IconButton } from '#platform/screens/IconButton.tsx'
import { useSettled } from '#platform/screens/use-settled.ts'
import type { Found } from '../contract.ts'
import { words } from '../words.ts'
import type { Early } from './early-keys.ts'
import type { Entry, Group, Place } from './entries.ts'
import { group, groupsOf } from './entries.ts'
import { KeyHints } from './KeyHints.tsx'
import { NothingListed } from './NothingListed.tsx'
import { useChosen, useFinding } from './queries.ts'
import { useRecent } from './recent.ts'
import { optionId, ResultList } from './ResultList.tsx'
import { usePointer } from './use-pointer.ts'

/** So long nothing may be typed before the server is asked, in milliseconds: shorter than a person notices. */
const pause = 60
const mostTyped = 100

type Props = {
  open: boolean
  onClose: () => void
  /** The field takes the keyboard; gives what was typed until then. */
  onReady: () => Early | undefined
  userId: string
  /** The sections this person may go to. */
  places: readonly Place[]
  onOpen: (chosen: Found | Place) => void
}

/** Finds units, people, requests and sections, and opens them; all of it from the keyboard. */
export function CommandBar({ open, onClose, onReady, userId, places, onOpen }: Props) {
  const chosen = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop forceRender className={classNames(scrimClass, 'z-30 data-starting-style:transition-none')} />
        <Base.Popup
          data-over=""
          initialFocus={field}
          // What was chosen takes the keyboard itself.
          finalFocus={() => !chosen.current}
          className="fixed z-30 flex flex-col overflow-hidden bg-surface text-ink shadow-dialog outline-none transition-opacity duration-[var(--dur-1)] data-ending-style:opacity-0 max-md:inset-x-0 max-md:top-0 max-md:h-dvh md:top-[max(24px,12dvh)] md:left-1/2 md:h-[min(31rem,calc(100dvh-48px))] md:w-[min(640px,calc(100vw-32px))] md:-translate-x-1/2 md:rounded-xl"
        >
          <Base.Title className="sr-only">{words.title}</Base.Title>
          <Bar
            field={field}
            open={open}
            onClose={onClose}
            onReady={onReady}
            userId={userId}
            places={places}
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
  onOpen,
}: Props & { field: RefObject<HTMLInputElement | null> }) {
  const list = useId()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim()
  const asked = useSettled(wanted, pause)
  const finding = useFinding(asked, open)
  const [recent, remember] = useRecent(userId)
  const before = useOpenedBefore(recent, places, open)
  const groups = wanted === '' ? before.groups : groupsOf(wanted, asked === '' ? undefined : finding.data, places)
  const entries = groups.flatMap((one) => one.entries)
  const pointer = usePointer(entries)
  const isWaiting = wanted !== '' && (wanted !== asked || finding.isFetching || finding.isPlaceholderData)
  const eager = useRef(false)
  const choose = (entry: Entry) => {
    remember({ kind: entry.opens.kind, id: entry.opens.id })
    onOpen(entry.opens)
  }
  // Enter before the answer: what is shown still belongs to another text, so the answer is opened when it comes.
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
          maxLength={mostTyped}
          placeholder={words.placeholder}
          value={typed}
          onFocus={() => {
            const early = onReady()
            if (!early?.text) return
            setTyped(early.text.slice(0, mostTyped))
            eager.current = early.enter
          }}
          onChange={(event) => {
            setTyped(event.target.value)
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
          className="h-full min-w-0 flex-1 bg-transparent text-[16px] text-ink outline-none"
        />
        {isWaiting ? <LateSpinner /> : null}
        <IconButton icon={X} label={words.close} tip={false} onClick={onClose} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {entries.length > 0 ? (
          <ResultList id={list} groups={groups} active={pointer.active} onPoint={pointer.point} onChoose={choose} />
        ) : (
          <NothingListed typed={wanted} on={finding} isWaiting={isWaiting || before.isWaiting} />
        )}
        {entries.length > 0 && finding.isError && !isWaiting ? (
          <NothingListed typed={wanted} on={finding} isWaiting={false} />
        ) : null}
      </div>
      <output className="sr-only">{isWaiting || wanted === '' ? '' : words.counted(entries.length)}</output>
      <KeyHints />
    </>
  )
}

/** Nothing typed yet: what was opened before, and where one can go. */
function useOpenedBefore(recent: ReturnType<typeof useRecent>[0], places: readonly Place[], open: boolean) {
  const chosen = useChosen(
    recent.flatMap(({ kind, id }) => (kind === 'place' ? [] : [{ kind, id }])),
    open,
  )
  const known = recent.flatMap(
    ({ kind, id }) => [...places, ...(chosen.data ?? [])].find((one) => one.kind === kind && one.id === id) ?? [],
  )
  const groups: Group[] = [group(words.groups.recent, known), group(words.groups.places, places)]
  return {
    // Drawn together, so that nothing moves below a hand that is on its way.
    groups: chosen.isLoading ? [] : withoutRepeats(groups).filter(({ entries }) => entries.length > 0),
    isWaiting: chosen.isLoading,
  }
}

function withoutRepeats([recent, rest]: Group[]): Group[] {
  if (!recent || !rest) return []
  const shown = new Set(recent.entries.map(({ key }) => key))
  return [recent, { ...rest, entries: rest.entries.filter(({ key }) => !shown.has(key)) }]
}

/** A wait that is noticed is shown; most are over before. */
function LateSpinner() {
  return <LoaderCircle aria-hidden="true" size={16} className="shrink-0 animate-spin-late text-ink-3" />
}
