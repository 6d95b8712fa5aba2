import AlarmClock from 'lucide-react/icons/alarm-clock'
import Lock from 'lucide-react/icons/lock'
import { Button } from '#platform/ui/display/Button.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { dashboardClock, dashboardTime, dayOf } from '#platform/time/dates.ts'
import type { DeskKey } from '../contract.ts'
import { keyWords } from '../messages/desk.ts'
import { keyScreenWords as words } from '../messages/screens.ts'
import { lateness } from '../rules.ts'
import { KeyTag } from './KeyTag.tsx'

type Props = {
  shown: DeskKey
  onOpen: (id: string) => void
  onReturn: (shown: DeskKey) => void
  /** Without it the row does not lend. */
  onLend?: ((shown: DeskKey) => void) | undefined
}

/** What a key opens: its room, its unit, or the note of the office. */
export const whatOf = ({ place, unitNumber, note }: Pick<DeskKey, 'place' | 'unitNumber' | 'note'>) =>
  words.joined([place, unitNumber === null ? '' : words.withUnit(unitNumber)]) || note

/** The borrower, with the company of a vendor. */
export const borrowerOf = ({ borrower, vendor }: { borrower: string; vendor: string | null }) =>
  vendor === null || vendor === borrower ? borrower : `${vendor}, ${borrower}`

/** A time of today as a clock, of another day with its date. */
function useShortTime() {
  const timeZone = useTimeZone()
  const today = dayOf(useNow(), timeZone)
  return (iso: string) =>
    dayOf(new Date(iso), timeZone) === today ? dashboardClock(new Date(iso), timeZone) : dashboardTime(iso, timeZone)
}

/** One key: its tag, what it opens, who has it and until when, and the button that comes next. */
export function KeyRow({ shown, onOpen, onReturn, onLend }: Props) {
  const now = useNow()
  const short = useShortTime()
  const { number, state, loan, holder, seal } = shown
  const isLate = loan !== null && new Date(loan.dueAt) < now
  const title = loan ? words.joined([borrowerOf(loan), whatOf(shown)]) : whatOf(shown) || keyWords.states[state]
  const detail = loan
    ? words.joined([words.due(short(loan.dueAt)), isLate ? words.late(lateness(loan.dueAt, now)) : '', loan.purpose])
    : words.joined([keyWords.states[state], holder ?? '', seal === null ? '' : seal.number])
  const Icon = isLate ? AlarmClock : state === 'sealed' ? Lock : null
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4.5 py-2 first:border-t-0 max-md:gap-x-2.5 max-md:px-4">
      <button
        type="button"
        onClick={() => onOpen(shown.id)}
        className="-my-1 flex min-h-12 min-w-0 flex-1 basis-40 items-center gap-3 rounded-md py-1 text-left hover:bg-hover max-md:gap-2.5"
      >
        <KeyTag number={number} isLate={isLate} />
        <span className="min-w-0 flex-1">
          <span className="block w-full font-medium wrap-anywhere">{title}</span>
          <span
            className={classNames(
              'block w-full text-sm wrap-anywhere',
              isLate ? 'font-medium text-tone-danger-fg' : 'text-ink-3',
            )}
          >
            {Icon ? <Icon aria-hidden="true" size={13} className="mr-1 inline align-[-2px]" /> : null}
            {detail}
          </span>
        </span>
      </button>
      {loan ? (
        <Button className="min-h-11" aria-label={words.returnOf(number)} onClick={() => onReturn(shown)}>
          {words.return}
        </Button>
      ) : null}
      {onLend && state === 'here' ? (
        <Button className="min-h-11" aria-label={words.lendOf(number)} onClick={() => onLend(shown)}>
          {words.lend}
        </Button>
      ) : null}
    </li>
  )
}
