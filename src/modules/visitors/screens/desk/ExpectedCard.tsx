import Ban from 'lucide-react/icons/ban'
import Repeat from 'lucide-react/icons/repeat'
import type { ReactNode } from 'react'
import { dashboardClock, dayOf } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import type { ExpectedContractor, ExpectedPass, VisitorBoard } from '../../contract.ts'
import { visitorScreenWords } from '../../messages/desk-screens.ts'
import { CountedTitle } from './CountedTitle.tsx'
import { InsuranceText } from './InsuranceText.tsx'
import type { CheckInOut } from './use-check-in-out.ts'
import { VisitorRow } from './VisitorRow.tsx'

const words = visitorScreenWords.expected

type Props = {
  board: VisitorBoard
  checkInOut: CheckInOut
  onOpen: (passId: string) => void
  onContractor: (expected: ExpectedContractor) => void
  /** The most rows; all without it. */
  limit?: number
  /** At the right of the title. */
  action?: ReactNode
}

/** Who is expected today and in the next hours, by time: guests, parties, and contractors. */
export function ExpectedCard({ board, checkInOut, onOpen, onContractor, limit, action }: Props) {
  const rows = [
    ...board.expected.map((pass) => ({ from: pass.from, id: pass.id, pass, contractor: null })),
    ...board.contractors.map((contractor) => ({
      from: contractor.from,
      id: contractor.orderId,
      pass: null,
      contractor,
    })),
  ].toSorted((a, b) => a.from.localeCompare(b.from))
  const total = rows.length
  return (
    <Card flush title={<CountedTitle title={words.title} count={visitorScreenWords.total(total)} />} action={action}>
      {total === 0 ? (
        <p className="px-4.5 pt-3 pb-4.5">
          {words.none}. <span className="text-ink-3">{words.noneHelp}</span>
        </p>
      ) : (
        <ul className="mt-2.5">
          {rows
            .slice(0, limit)
            .map(({ id, pass, contractor }) =>
              pass ? (
                <ExpectedRow key={id} pass={pass} checkInOut={checkInOut} onOpen={onOpen} />
              ) : contractor ? (
                <ContractorRow key={id} expected={contractor} onSignIn={() => onContractor(contractor)} />
              ) : null,
            )}
        </ul>
      )}
    </Card>
  )
}

function ExpectedRow({
  pass,
  checkInOut,
  onOpen,
}: {
  pass: ExpectedPass
  checkInOut: CheckInOut
  onOpen: (id: string) => void
}) {
  const timeZone = useTimeZone()
  const day = useDayText()
  const { guests, unit, host, stall } = pass
  const name = visitorScreenWords.nameOf(guests.map(({ fullName }) => fullName))
  const [only] = guests.length === 1 ? guests : []
  const isBarred = guests.some((guest) => guest.isBarred)
  const details = visitorScreenWords.joined([
    day(pass.from),
    words.to(unit.unitNumber, host),
    only ? '' : words.here(guests.filter(({ isHere }) => isHere).length, guests.length),
    stall === null ? '' : words.stall(stall),
    pass.note,
  ])
  return (
    <VisitorRow
      lead={dashboardClock(new Date(pass.from), timeZone)}
      name={name}
      onOpen={() => onOpen(pass.id)}
      verb={
        only
          ? only.isBarred
            ? undefined
            : {
                text: words.checkIn,
                label: words.checkInOf(name),
                onPress: () => void checkInOut.checkIn({ passId: pass.id, guestId: only.id }),
              }
          : { text: words.list, label: words.listOf(name), onPress: () => onOpen(pass.id) }
      }
    >
      <span className="min-w-0 wrap-anywhere">
        {pass.isRepeated ? (
          <Repeat aria-label={words.repeated} size={13} className="mr-1.5 inline align-[-2px]" />
        ) : null}
        {details}
      </span>
      {isBarred ? <BarredText /> : null}
    </VisitorRow>
  )
}

/** Says of a visit after midnight that it is tomorrow. */
function useDayText() {
  const timeZone = useTimeZone()
  const today = dayOf(useNow(), timeZone)
  return (from: string) => (dayOf(new Date(from), timeZone) > today ? words.tomorrow : '')
}

/** All that the desk reads about a person on the list of the office. */
export const BarredText = () => (
  <span className="inline-flex items-center gap-1 font-medium text-tone-danger-fg">
    <Ban aria-hidden="true" size={13} className="shrink-0" />
    {visitorScreenWords.barred}
  </span>
)

function ContractorRow({ expected, onSignIn }: { expected: ExpectedContractor; onSignIn: () => void }) {
  const timeZone = useTimeZone()
  const day = useDayText()
  const { firm, contact, unit } = expected
  return (
    <VisitorRow
      lead={dashboardClock(new Date(expected.from), timeZone)}
      name={contact === null ? firm : `${contact}, ${firm}`}
      verb={{ text: words.signIn, label: words.signInOf(firm), onPress: onSignIn }}
    >
      <span>
        {visitorScreenWords.joined([day(expected.from), unit?.unitNumber ?? visitorScreenWords.inside.building])}
      </span>
      <span aria-hidden="true">·</span>
      <InsuranceText {...expected} />
    </VisitorRow>
  )
}
