import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import type { Stay, VisitorBoard } from '../../contract.ts'
import { visitorScreenWords } from '../../messages/desk-screens.ts'
import { CountedTitle } from './CountedTitle.tsx'
import { FireListButton } from './FireListButton.tsx'
import { InsuranceText } from './InsuranceText.tsx'
import { isSinceToday, sinceText } from './since-text.ts'
import type { CheckInOut } from './use-check-in-out.ts'
import { VisitorRow } from './VisitorRow.tsx'

const words = visitorScreenWords.inside

type Props = { board: VisitorBoard; checkInOut: CheckInOut; onOpen: (stay: Stay) => void; limit?: number }

/** Who is in the building now, the longest first, with the list for the fire service. */
export function InsideCard({ board: { inside, stalls }, checkInOut, onOpen, limit }: Props) {
  const contractors = inside.filter(({ kind }) => kind === 'contractor').length
  const figures = [
    { label: words.guests, figure: visitorScreenWords.total(inside.length - contractors) },
    { label: words.contractors, figure: visitorScreenWords.total(contractors) },
    { label: words.stalls, figure: words.freeOf(stalls.free, stalls.total) },
  ]
  return (
    <Card
      flush
      title={<CountedTitle title={words.title} count={visitorScreenWords.total(inside.length)} />}
      action={<FireListButton inside={inside} />}
    >
      <dl className="mt-3 grid grid-cols-3 divide-x divide-line border-y border-line">
        {figures.map(({ label, figure }) => (
          <div key={label} className="px-4.5 py-2.5 max-md:px-4">
            <dt className="text-sm text-ink-3">{label}</dt>
            <dd className="serif tabular text-24 leading-7.5">{figure}</dd>
          </div>
        ))}
      </dl>
      {inside.length === 0 ? (
        <p className="px-4.5 pt-3 pb-4.5 text-ink-3">{words.none}.</p>
      ) : (
        <ul>
          {inside.slice(0, limit).map((stay) => (
            <InsideRow key={stay.id} stay={stay} checkInOut={checkInOut} onOpen={() => onOpen(stay)} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function InsideRow({ stay, checkInOut, onOpen }: { stay: Stay; checkInOut: CheckInOut; onOpen: () => void }) {
  const timeZone = useTimeZone()
  const now = useNow()
  const { fullName, firm, unit, host, badge, stall } = stay
  const details = visitorScreenWords.joined([
    sinceText(stay.arrivedAt, now, timeZone),
    firm ?? host ?? '',
    badge === null ? '' : words.badge(badge),
    stall === null ? '' : visitorScreenWords.expected.stall(stall),
    stay.note,
  ])
  const isWarned = stay.kind === 'contractor' && stay.insurance !== 'valid'
  return (
    <VisitorRow
      lead={unit?.unitNumber ?? '–'}
      name={fullName}
      onOpen={onOpen}
      verb={{
        text: words.checkOut,
        label: words.checkOutOf(fullName),
        onPress: () => void checkInOut.checkOut(stay),
      }}
    >
      <span className="min-w-0 wrap-anywhere">{details}</span>
      {isWarned ? <InsuranceText {...stay} /> : null}
      {isSinceToday(stay.arrivedAt, now, timeZone) ? null : (
        <span className="font-medium text-tone-warning-fg">{words.mayHaveLeft}</span>
      )}
    </VisitorRow>
  )
}
