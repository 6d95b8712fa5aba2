import Plus from 'lucide-react/icons/plus'
import Receipt from 'lucide-react/icons/receipt'
import { useState } from 'react'
import { ActionConfirmation } from '#platform/ui/overlays/ActionConfirmation.tsx'
import { cents, formatMoney } from '#platform/text/money.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import type { Payment } from '../contract.ts'
import { balanceOf } from '../rules.ts'
import { paymentTexts } from '../messages/index.ts'
import { EnterPayment, type UnitChoice } from './EnterPayment.tsx'
import { PaymentLine } from './PaymentLine.tsx'
import { usePayments, useUndoPayment } from './queries.ts'

/** A resident's charges and payments with the balance; for administrators. */
export function ResidentPayments({ tenantId, units }: { tenantId: string; units: readonly UnitChoice[] }) {
  const words = useTexts(paymentTexts)
  const language = useLanguage()
  const ledger = usePayments(tenantId)
  const [entering, setEntering] = useState(false)
  const [undoing, setUndoing] = useState<Payment | null>(null)
  if (!ledger.data) return <Waiting on={ledger} words={words.loading} />
  const entries = ledger.data
  const balance = balanceOf(entries.map((entry) => ({ ...entry, amountCents: cents(entry.amount) })))
  return (
    <div className="grid gap-3.5">
      <div className="flex items-center justify-between gap-3">
        <p>
          <span className="block text-sm text-ink-3">
            {balance > 0 ? words.balanceDue : balance < 0 ? words.creditBalance : words.noBalance}
          </span>
          <span className="tabular text-20 leading-7 font-[575]">{formatMoney(Math.abs(balance), language)}</span>
        </p>
        <Button size="small" icon={Plus} onClick={() => setEntering(true)}>
          {words.enter}
        </Button>
      </div>
      <Card flush level="h3">
        {entries.length === 0 ? (
          <Empty icon={Receipt} help={words.noneHelp}>
            {words.none}
          </Empty>
        ) : (
          <ul aria-label={words.list} className="px-4.5">
            {entries.map((entry) => (
              <PaymentLine key={entry.id} entry={entry} onUndo={() => setUndoing(entry)} />
            ))}
          </ul>
        )}
      </Card>
      <EnterPayment tenantId={tenantId} units={units} open={entering} onClose={() => setEntering(false)} />
      <UndoQuestion entry={undoing} onClose={() => setUndoing(null)} />
    </div>
  )
}

function UndoQuestion({ entry, onClose }: { entry: Payment | null; onClose: () => void }) {
  const words = useTexts(paymentTexts)
  const language = useLanguage()
  const undo = useUndoPayment()
  return (
    <ActionConfirmation
      subject={entry}
      onClose={onClose}
      onConfirm={({ id }, then) => undo.mutate(id, then)}
      isBusy={undo.isPending}
      words={{
        title: ({ type, amount }) => words.undoTitle(`${type}, ${formatMoney(cents(amount), language)}`),
        verb: words.undoVerb,
        busy: words.saving,
        done: words.undone,
        failed: words.notUndone,
      }}
    >
      {() => words.undoText}
    </ActionConfirmation>
  )
}
