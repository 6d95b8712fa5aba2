import { cents, formatMoney } from '#platform/text/money.ts'
import { portalDate } from '#platform/time/dates.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import type { OwnPayment } from '../contract.ts'
import { paymentTexts } from '../messages/index.ts'
import type { EntryPair } from '../pairs.ts'
import { appearances } from './appearances.ts'

/** A charge with its payment, an entry with its reversal, or an entry alone: what, when, how much, and its status once. */
export function OwnPaymentRow({ entry, settledBy }: EntryPair<OwnPayment>) {
  const words = useTexts(paymentTexts)
  const language = useLanguage()
  const zone = useTimeZone()
  const { kind, type, amount, status, unitNumber } = entry
  const money = formatMoney(cents(amount), language)
  const linesOf = ({ kind: what, date: day, method, memo }: OwnPayment, dateText: (on: string) => string) =>
    [dateText(portalDate(day, zone, language)), what === 'payment' && method && words.methods[method], memo]
      .filter(Boolean)
      .join(' · ')
  const dateTextOfEntry =
    kind === 'payment' ? words.own.receivedOn : kind === 'counter' ? words.own.reversedOn : words.own.charged
  const lines = [
    [linesOf(entry, dateTextOfEntry), unitNumber !== null && words.unitNumber(unitNumber)].filter(Boolean).join(' · '),
    ...(settledBy ? [linesOf(settledBy, settledBy.kind === 'counter' ? words.own.reversedOn : words.own.paidOn)] : []),
  ]
  const isReceived = kind === 'payment' && status === 'paid'
  return (
    <li className="flex items-start justify-between gap-4 border-t border-line py-2.75 first:border-t-0">
      <span className="min-w-0">
        <span className="font-[525] break-words">{type}</span>
        {lines.map((line) => (
          <span key={line} className="tabular block text-sm break-words text-ink-3">
            {line}
          </span>
        ))}
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <span
          data-amount=""
          className={classNames('tabular text-right font-[525]', status === 'reversed' && 'text-ink-3 line-through')}
        >
          {isReceived ? `−${money}` : money}
        </span>
        <Badge {...appearances[status]}>{isReceived ? words.own.received : words.own.statuses[status]}</Badge>
      </span>
    </li>
  )
}
