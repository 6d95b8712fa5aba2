import Package2 from 'lucide-react/icons/package-2'
import Home from 'lucide-react/icons/house'
import KeyRound from 'lucide-react/icons/key-round'
import User from 'lucide-react/icons/user'
import UserCheck from 'lucide-react/icons/user-check'
import UserPlus from 'lucide-react/icons/user-plus'
import { useEffect, useRef } from 'react'
import { deskScreenWords } from '#packages/messages/desk-screens.ts'
import { keyWords } from '#keys/messages/desk.ts'
import { borrowerOf, whatOf } from '#keys/screens/KeyRow.tsx'
import { labelOf } from '#packages/screens/desk/PackageRow.tsx'
import { visitorScreenWords } from '#visitors/messages/desk-screens.ts'
import { dashboardClock, dashboardDate } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { KeyCap } from '#platform/ui/keys/KeyCap.tsx'
import { MarkedText } from './MarkedText.tsx'
import type { Match } from './matches.ts'
import { portalWords } from '../messages.ts'
import { optionId } from './use-combobox.ts'

const words = portalWords.match
const icons = {
  person: User,
  authorised: UserCheck,
  unit: Home,
  package: Package2,
  visit: UserPlus,
  key: KeyRound,
} as const

type Props = {
  id: string
  /** Whose letters are marked. */
  typed: string
  matches: readonly Match[]
  active: number
  onActive: (at: number) => void
  onChoose: (match: Match) => void
}

/** What the typed text can mean; the marked line opens with Enter. */
export function MatchList({ id, typed, matches, active, onActive, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={portalWords.search.matches}
      className="max-h-[26rem] overflow-y-auto p-1.5"
    >
      {matches.map((match, at) => (
        <Option
          key={match.id}
          id={optionId(id, at)}
          match={match}
          typed={typed}
          isActive={at === active}
          onActive={() => onActive(at)}
          onChoose={() => onChoose(match)}
        />
      ))}
    </div>
  )
}

type OptionProps = {
  id: string
  match: Match
  typed: string
  isActive: boolean
  onActive: () => void
  onChoose: () => void
}

function Option({ id, match, typed, isActive, onActive, onChoose }: OptionProps) {
  const timeZone = useTimeZone()
  const { unitNumber, title, detail } = describe(match, timeZone)
  const Icon = icons[match.kind]
  return (
    // The keyboard is that of the field: it names the marked line.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={onActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-14 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 aria-selected:bg-action-soft"
    >
      <span className="tabular w-12 shrink-0 font-semibold">
        <MarkedText text={unitNumber} typed={typed} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">
          <MarkedText text={title} typed={typed} />
        </span>
        {detail === '' ? null : (
          <span className="block text-sm text-ink-2 wrap-anywhere">
            <Icon aria-hidden="true" size={13} className="mr-1.5 inline align-[-2px]" />
            {detail}
          </span>
        )}
      </span>
      {isActive ? <KeyCap>Enter</KeyCap> : null}
    </div>
  )
}

function describe(match: Match, timeZone: string): { unitNumber: string; title: string; detail: string } {
  switch (match.kind) {
    case 'person': {
      const { name, unitNumber, kind, waiting, place, awayUntil, isPaused, awayNote } = match.person
      const detail = words.joined([
        kind === 'household' ? words.household : '',
        words.resident(waiting, place),
        awayUntil === null ? '' : words.away(dashboardDate(awayUntil, timeZone), isPaused),
        awayNote,
      ])
      return { unitNumber, title: name, detail }
    }
    case 'authorised': {
      const { fullName, unitNumber, name, note, waiting } = match.authorised
      return {
        unitNumber,
        title: fullName,
        detail: words.joined([words.authorisedFor(name, note), words.waiting(waiting)]),
      }
    }
    case 'unit': {
      const { unitNumber, residents, waiting } = match.unit
      return {
        unitNumber,
        title: words.wholeHome,
        detail: words.joined([words.home(residents), words.waiting(waiting)]),
      }
    }
    case 'visit': {
      const { unit, host, guests, from } = match.visit
      const detail = words.joined([words.visitTo(host), dashboardClock(new Date(from), timeZone)])
      return {
        unitNumber: unit.unitNumber,
        title: visitorScreenWords.nameOf(guests.map((one) => one.fullName)),
        detail,
      }
    }
    case 'package': {
      const { unit, recipient, place } = match.found
      const detail = words.joined([labelOf(match.found), deskScreenWords.onPlace(place)])
      return { unitNumber: unit.unitNumber, title: recipient, detail }
    }
    case 'key': {
      const { number, unitNumber, state, loan, holder } = match.found
      const detail = words.joined([keyWords.states[state], loan ? borrowerOf(loan) : (holder ?? '')])
      return { unitNumber: unitNumber ?? '', title: words.joined([number, whatOf(match.found)]), detail }
    }
  }
}
