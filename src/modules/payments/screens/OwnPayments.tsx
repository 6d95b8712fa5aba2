import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import Receipt from 'lucide-react/icons/receipt'
import { Fragment, useState } from 'react'
import { portalDate } from '#platform/time/dates.ts'
import { cents, formatMoney } from '#platform/text/money.ts'
import { monthName } from '#platform/time/day-names.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { ListPage } from '#platform/ui/lists/ListPage.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import type { OwnPayment } from '../contract.ts'
import { groupByMonth, monthsAtFirst, pairEntries } from '../pairs.ts'
import { balanceOf } from '../rules.ts'
import { paymentTexts } from '../messages/index.ts'
import { OwnPaymentRow } from './OwnPaymentRow.tsx'
import { useOwnPayments } from './queries.ts'

const monthsMore = 6

/** The Payments tab of the resident portal: the balance, and every charge and payment. */
export function OwnPayments() {
  const words = useTexts(paymentTexts)
  const texts = words.own
  const ledger = useOwnPayments()
  return (
    <ListPage title={texts.title} line={texts.lead} list={ledger} loading={words.loading}>
      {(entries) =>
        entries.length === 0 ? (
          <Card flush>
            <Empty icon={Receipt} help={texts.noneHelp}>
              {words.none}
            </Empty>
          </Card>
        ) : (
          <div className="grid gap-4.5">
            <BalanceSummary entries={entries} />
            <Months entries={entries} />
          </div>
        )
      }
    </ListPage>
  )
}

/** The charges and payments by month; earlier months on request. */
function Months({ entries }: { entries: readonly OwnPayment[] }) {
  const words = useTexts(paymentTexts)
  const language = useLanguage()
  const [more, setMore] = useState(0)
  const months = groupByMonth(pairEntries(entries))
  const shown = monthsAtFirst(months) + more
  return (
    <Card flush title={words.list}>
      <div className="mt-1 px-4.5 pb-2 max-md:px-4">
        {months.slice(0, shown).map(({ month, pairs }) => {
          const name = monthName(`${month}-01`, language)
          return (
            <Fragment key={month}>
              <h3 className="mt-3 border-b border-line pb-1.5 text-sm font-[575] text-ink-2 first-letter:uppercase">
                {name}
              </h3>
              <ul aria-label={name}>
                {pairs.map((pair) => (
                  <OwnPaymentRow key={pair.entry.id} {...pair} />
                ))}
              </ul>
            </Fragment>
          )
        })}
        {shown < months.length ? (
          <div className="mt-3 mb-1.5 flex justify-center">
            <Button onClick={() => setMore(more + monthsMore)}>{words.own.earlier}</Button>
          </div>
        ) : null}
      </div>
    </Card>
  )
}

/** The balance, the next or the oldest overdue charge, and the last payment. */
function BalanceSummary({ entries }: { entries: readonly OwnPayment[] }) {
  const words = useTexts(paymentTexts)
  const texts = words.own
  const language = useLanguage()
  const zone = useTimeZone()
  const balance = balanceOf(entries.map((entry) => ({ ...entry, amountCents: cents(entry.amount) })))
  // The list is newest first; of the overdue charges the oldest counts.
  const overdue = entries.findLast(({ status }) => status === 'overdue')
  const due = overdue ?? entries.findLast(({ status }) => status === 'due')
  const paid = entries.find(({ kind, status }) => kind === 'payment' && status === 'paid')
  const facts = [
    {
      icon: overdue ? CircleAlert : CalendarClock,
      label: overdue ? texts.overdue : texts.nextDue,
      urgent: overdue !== undefined,
      entry: due,
      when: overdue ? texts.since : texts.by,
    },
    { icon: CircleCheck, label: texts.lastPaid, urgent: false, entry: paid, when: texts.on },
  ]
  return (
    <section
      aria-label={texts.summary}
      className="grid rounded-lg bg-surface shadow-card max-md:divide-y max-md:divide-line md:grid-cols-3 md:divide-x md:divide-line"
    >
      <p className="px-4.5 py-3.5">
        <span className="block text-sm text-ink-3">
          {balance > 0 ? words.balanceDue : balance < 0 ? words.creditBalance : words.noBalance}
        </span>
        <span className="serif tabular mt-0.5 block text-25 leading-7.5">
          {formatMoney(Math.abs(balance), language)}
        </span>
      </p>
      {facts.map(({ icon: Icon, label, urgent, entry, when }) => (
        <p key={label} className="px-4.5 py-3.5">
          <span className={`flex items-center gap-1.5 text-sm ${urgent ? 'text-tone-danger-fg' : 'text-ink-3'}`}>
            <Icon aria-hidden="true" size={14} />
            {label}
          </span>
          <span className="tabular mt-0.5 block text-17 leading-7.5 font-[525]">
            {entry ? formatMoney(cents(entry.amount), language) : texts.nothing}
          </span>
          {entry ? (
            <span className="block text-sm break-words text-ink-3">
              {entry.type}, {when(portalDate(entry.date, zone, language))}
            </span>
          ) : null}
        </p>
      ))}
    </section>
  )
}
