import { cents, formatMoney } from '#platform/text/money.ts'
import { notKnown } from '#platform/text/not-known.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { balanceOf } from '../rules.ts'
import { paymentTexts } from '../messages/index.ts'
import { usePayments } from './queries.ts'

/** What a resident owes, as one line; for administrators. */
export function ResidentBalance({ tenantId }: { tenantId: string }) {
  const words = useTexts(paymentTexts)
  const language = useLanguage()
  const { data, isError } = usePayments(tenantId)
  if (!data) return isError ? notKnown : words.loading
  const balance = balanceOf(data.map((entry) => ({ ...entry, amountCents: cents(entry.amount) })))
  const label = balance > 0 ? words.balanceDue : balance < 0 ? words.creditBalance : words.noBalance
  return (
    <span className={balance > 0 ? 'text-tone-warning-fg' : undefined}>
      {formatMoney(Math.abs(balance), language)} · {label}
    </span>
  )
}
