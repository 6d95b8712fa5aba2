import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { cents } from '#platform/text/money.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'
import type { WorkOrder } from '../contract.ts'
import { orderWords as words } from '../messages/office.ts'
import { orderActs, overApproved, type OrderAct } from '../rules.ts'
import { type ActForm, OrderActForm } from './OrderActForm.tsx'
import { type OrderChange, useChangeOrder } from './queries.ts'

type Props = { order: WorkOrder; formats: Formats; onTyped: (typed: boolean) => void }

const done: Record<OrderChange['act'], string> = {
  resend: words.resent,
  confirmVisit: words.visitConfirmed,
  close: words.closed,
  approve: words.approvedToast,
  proposeVisit: words.proposed,
  returnInvoice: words.returned,
  cancel: words.cancelled,
}

/** What the office can do with an order in its status; the most urgent comes first. */
export function OrderActs({ order, formats, onTyped }: Props) {
  const change = useChangeOrder(order.id)
  const [form, setForm] = useState<ActForm | null>(null)
  const [isConfirming, setIsConfirming] = useState(false)
  const can = (act: OrderAct) => (orderActs[act].from as readonly string[]).includes(order.status)
  const close = () => {
    setForm(null)
    onTyped(false)
  }
  const run = (input: OrderChange) => {
    setIsConfirming(false)
    change.mutate(input, {
      onSuccess: () => {
        close()
        toast.success(done[input.act])
      },
      onError: (error) => toast.failure(words.failed, error.message),
    })
  }
  if (form)
    return (
      <OrderActForm
        form={form}
        order={order}
        formats={formats}
        busy={change.isPending}
        onTyped={onTyped}
        onSend={run}
        onBack={close}
      />
    )
  const toApprove = amountToApprove(order)
  const canClose = can('close') && toApprove === null
  if (!can('approve')) return null
  return (
    <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-3.5">
      {toApprove === null ? null : (
        <Button
          size="small"
          variant="soft"
          busy={change.isPending}
          onClick={() => run({ act: 'approve', amount: toApprove })}
        >
          {words.approveAmount(formats.money(toApprove))}
        </Button>
      )}
      {canClose ? (
        <Button size="small" variant="soft" busy={change.isPending} onClick={() => run({ act: 'close' })}>
          {order.invoice === null ? words.close : words.closeInvoice(formats.money(order.invoice))}
        </Button>
      ) : null}
      {order.visitWaitsOn ? (
        <Button size="small" onClick={() => setIsConfirming(true)}>
          {words.confirmVisit}
        </Button>
      ) : null}
      {can('proposeAsOffice') ? (
        <Button size="small" onClick={() => setForm('proposeVisit')}>
          {words.proposeVisit}
        </Button>
      ) : null}
      <Button size="small" onClick={() => setForm('approve')}>
        {words.approveOther}
      </Button>
      {can('resend') ? (
        <Button size="small" busy={change.isPending} onClick={() => run({ act: 'resend' })}>
          {words.resend}
        </Button>
      ) : null}
      {can('returnInvoice') ? (
        <Button size="small" onClick={() => setForm('returnInvoice')}>
          {words.returnInvoice}
        </Button>
      ) : null}
      {can('cancel') ? (
        <Button size="small" variant="danger-outlined" onClick={() => setForm('cancel')}>
          {words.cancel}
        </Button>
      ) : null}
      <Confirmation
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={`${words.confirmVisit}?`}
        verb={words.confirmVisit}
        harmless
        onConfirm={() => run({ act: 'confirmVisit' })}
      >
        {words.confirmVisitText}
      </Confirmation>
    </div>
  )
}

/** The estimate or the invoice that is above the approved cost, in dollars. */
function amountToApprove(order: WorkOrder): number | null {
  if (order.needsApproval) return order.estimate
  const invoiceCents = order.invoice === null ? null : cents(order.invoice)
  const approvedCents = order.approved === null ? null : cents(order.approved)
  return order.status === 'invoiced' && overApproved({ invoiceCents, approvedCents }) > 0 ? order.invoice : null
}
