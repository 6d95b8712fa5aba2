import ScanBarcode from 'lucide-react/icons/scan-barcode'
import { useRef, useState } from 'react'
import { findAtDesk, useDeskSearch } from '#desk-search/screens/queries.ts'
import { parsePickupCode } from '#packages/pickup-code.ts'
import type { HandOverTarget } from '#packages/screens/desk/hand-over-target.ts'
import { useByCode, useFoundByCode } from '#packages/screens/desk/queries.ts'
import { parsePassCode } from '#visitors/pass-code.ts'
import { useVisitByCode } from '#visitors/screens/desk/queries.ts'
import { parseTracking } from '#packages/tracking.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { afterFirstScreen } from '#platform/ui/data/loading/later.tsx'
import { navigate } from '#platform/ui/navigation/navigate.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useDebounced } from '#platform/ui/hooks/use-debounced.ts'
import { KeyCap } from '#platform/ui/keys/KeyCap.tsx'
import { isActionKey, startAction } from '../desk-actions.ts'
import { type Match, matchesOf, packageMatches } from './matches.ts'
import { portalWords } from '../messages.ts'
import { targetOf, targetOfPackages } from '../targets.ts'
import { useScannerFocus } from '../use-scanner-focus.ts'
import { useCombobox } from './use-combobox.ts'

const words = portalWords.search
const MatchPopup = afterFirstScreen(
  () => import('./MatchPopup.tsx').then((file) => file.MatchPopup),
  ({ matches }) => matches.length > 0,
)
/** Milliseconds without a key until the list is read. */
const pause = 120
/** Milliseconds until a complete pick-up code is looked up: longer, because a wrong one counts, and a pass can begin like one. */
const codePause = 400

const isUnknown = (error: unknown): boolean => error instanceof CallFailed && error.status === 404

const openTakeIn = (scan?: string) =>
  navigate({ to: '/desk', search: { tab: 'take-in', ...(scan === undefined ? {} : { scan }) } })

type Props = {
  onHandOut: (target: HandOverTarget) => void
  /** A guest of a visit, or a scanned pass. */
  onVisit: (passId: string) => void
  /** A visitor who was not announced. */
  onVisitor: () => void
  onKey: (id: string) => void
}

/** The one field of the desk: a label, a pass, a name, a unit, a key or a code, typed or scanned. It always has the focus. */
export function DeskSearchBox({ onHandOut, onVisit, onVisitor, onKey }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const typed = text.trim()
  const settled = useDebounced(typed, pause)
  const isSearched = settled !== '' && parsePickupCode(settled) === null && parsePassCode(settled) === null
  const typedCode = parsePickupCode(typed)
  const pausedCode = parsePickupCode(useDebounced(typed, codePause))
  const found = useFoundByCode(pausedCode === typedCode ? typedCode : null)
  const results = useDeskSearch(isSearched ? settled : '')
  const ofText = typed === '' || !isSearched || !results.data ? [] : matchesOf(results.data, settled)
  const matches = typedCode === null ? ofText : packageMatches(found.data ?? [])
  const findByCode = useByCode()
  const byPass = useVisitByCode()
  /** A key that begins something, in the empty field or where no field takes it. */
  const begin = (event: { key: string; preventDefault: () => void }) => {
    if (typed !== '' || !isActionKey(event.key)) return false
    event.preventDefault()
    startAction(event.key, onVisitor)
    return true
  }
  useScannerFocus(field, begin)

  const open = (match: Match) => {
    if (typedCode !== null) return void openCode(typedCode)
    setText('')
    if (match.kind === 'visit') onVisit(match.id)
    else if (match.kind === 'key') onKey(match.found.id)
    else onHandOut(targetOf(match))
  }
  const openCode = async (code: string) => {
    try {
      // A code that was wrong a moment ago is not counted again.
      if (isUnknown(found.error)) throw found.error
      const target = targetOfPackages(await findByCode(code))
      setText('')
      if (target) onHandOut({ ...target, code })
    } catch (error) {
      toast.failure(words.wrongCode, error instanceof Error ? error.message : undefined)
    }
  }
  const openPass = (code: string) =>
    byPass.mutate(code, {
      onSuccess: ({ id }) => {
        setText('')
        onVisit(id)
      },
      onError: (error) => toast.failure(words.wrongPass, error.message),
    })
  /** Decides what an Enter means; the list may not be there yet, because a scanner types faster. */
  const enter = async () => {
    if (typed === '') return
    if (typedCode !== null) return openCode(typedCode)
    const pass = parsePassCode(typed)
    if (pass !== null) return openPass(pass)
    const shown = settled === typed && !results.isPlaceholderData ? matches[combobox.active] : undefined
    if (shown) return open(shown)
    try {
      const tracking = parseTracking(typed)
      const [first] = matchesOf(await findAtDesk(tracking?.number ?? typed), typed)
      if (first) open(first)
      else if (tracking !== null) openTakeIn(tracking.number)
    } catch (error) {
      toast.failure(words.failed, error instanceof Error ? error.message : undefined)
    }
  }
  const combobox = useCombobox({
    count: matches.length,
    listKey: settled,
    onEnter: () => void enter(),
    onEscape: () => setText(''),
  })
  return (
    <div className="relative">
      <div className="flex h-16 items-center gap-3.5 rounded-lg bg-surface px-5 shadow-card ring-2 ring-action focus-within:ring-[3px] max-md:h-14 max-md:px-4">
        <ScanBarcode aria-hidden="true" size={24} className="shrink-0 text-action-ink" />
        <input
          ref={field}
          value={text}
          {...combobox.field}
          aria-label={words.label}
          placeholder={words.placeholder}
          enterKeyHint="search"
          className="h-full min-w-0 flex-1 bg-transparent text-18 outline-none placeholder:text-ink-3 max-md:text-16"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (!begin(event)) combobox.field.onKeyDown(event)
          }}
        />
        <span className="flex items-center gap-2 text-sm text-ink-3 max-lg:hidden">
          <KeyCap>Enter</KeyCap>
          {words.enter}
        </span>
      </div>
      <MatchPopup {...combobox.list} typed={typed} matches={matches} onChoose={open} />
      {typedCode !== null && isUnknown(found.error) ? (
        <NothingFound title={words.wrongCode} help={words.wrongCodeHelp} />
      ) : null}
      {matches.length === 0 && isSearched && settled === typed && results.data && !results.isFetching ? (
        <NothingFound title={words.none} help={words.noneHelp} />
      ) : null}
    </div>
  )
}

const NothingFound = ({ title, help }: { title: string; help: string }) => (
  <p role="status" className="absolute inset-x-0 top-full z-20 mt-1.5 rounded-lg bg-raised px-5 py-4 shadow-pop">
    <span className="font-medium">{title}.</span> {help}
  </p>
)
