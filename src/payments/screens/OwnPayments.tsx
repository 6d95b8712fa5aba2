import { CalendarClock, CircleAlert, CircleCheck, Receipt } from 'lucide-react'
import { portalDate } from '#platform/dates.ts'
import { cents, inDollars } from '#platform/money.ts'
import { Card } from '#platform/screens/Card.tsx'
import { Empty } from '#platform/screens/Empty.tsx'
import { NotRefreshed } from '#platform/screens/NotRefreshed.tsx'
import { PageHead } from '#platform/screens/PageHead.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import type { OwnPayment } from '../contract.ts'
import { balanceOf } from '../rules.ts'
import { words } from '../words.ts'
import { PaymentLine } from './PaymentLine.tsx'
import { useOwnPayments } from './queries.ts'

const said = words.own

/** The Payments tab of the resident portal: where they stand, and every charge and payment. */
export function OwnPayments() {
  const ledger = useOwnPayments()
  return (
    <>
      <PageHead title={said.title} line={said.lead} />
      <NotRefreshed on={ledger} />
      {!ledger.data ? (
        <Waiting on={ledger} words={words.loading} />
      ) : ledger.data.length === 0 ? (
        <Card flush>
          <Empty icon={Receipt} help={said.noneHelp}>
            {words.none}
          </Empty>
        </Card>
      ) : (
        <div className="grid gap-[18px]">
          <Standing entries={ledger.data} />
          <Card flush title={words.list}>
            <ul aria-label={words.list} className="mt-2 px-[18px] max-md:px-4">
              {ledger.data.map((entry) => (
                <PaymentLine key={entry.id} entry={entry} />
              ))}
            </ul>
          </Card>
        </div>
      )}
    </>
  )
}

/** The balance, what is due next or since when, and what was paid last. */
function Standing({ entries }: { entries: readonly OwnPayment[] }) {
  const zone = useTimeZone()
  const balance = balanceOf(entries.map((entry) => ({ ...entry, amountCents: cents(entry.amount) })))
  // The list is newest first; of charges the oldest counts.
  const overdue = entries.findLast(({ status }) => status === 'overdue')
  const due = overdue ?? entries.findLast(({ status }) => status === 'due')
  const paid = entries.find(({ kind, status }) => kind === 'payment' && status === 'paid')
  const facts = [
    {
      icon: overdue ? CircleAlert : CalendarClock,
      label: overdue ? said.overdue : said.nextDue,
      urgent: overdue !== undefined,
      entry: due,
      when: overdue ? said.since : said.by,
    },
    { icon: CircleCheck, label: said.lastPaid, urgent: false, entry: paid, when: said.on },
  ]
  return (
    <section
      aria-label={said.summary}
      className="grid rounded-lg bg-surface shadow-card max-md:divide-y max-md:divide-line md:grid-cols-3 md:divide-x md:divide-line"
    >
      <p className="px-[18px] py-3.5">
        <span className="block text-sm text-ink-3">
          {balance > 0 ? words.owes : balance < 0 ? words.ahead : words.even}
        </span>
        <span className="serif tabular mt-0.5 block text-[25px] leading-[30px]">{inDollars(Math.abs(balance))}</span>
      </p>
      {facts.map(({ icon: Icon, label, urgent, entry, when }) => (
        <p key={label} className="px-[18px] py-3.5">
          <span className={`flex items-center gap-1.5 text-sm ${urgent ? 'text-tone-danger-fg' : 'text-ink-3'}`}>
            <Icon aria-hidden="true" size={14} />
            {label}
          </span>
          <span className="tabular mt-0.5 block text-[17px] leading-[30px] font-[525]">
            {entry ? inDollars(cents(entry.amount)) : said.nothing}
          </span>
          {entry ? (
            <span className="block text-sm break-words text-ink-3">
              {entry.type}, {when(portalDate(entry.date, zone))}
            </span>
          ) : null}
        </p>
      ))}
    </section>
  )
}
