import Truck from 'lucide-react/icons/truck'
import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import type { MaintenanceRequest } from '../../requests/request.ts'
import { isOpen } from '../../requests/rules.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'
import { orderWords as words } from '../messages/office.ts'
import { isOpenOrder } from '../rules.ts'
import { OrderPanel } from './OrderPanel.tsx'
import { useWorkOrders } from './queries.ts'
import { SendOrder } from './SendOrder.tsx'

type Props = { request: MaintenanceRequest; formats: Formats; onTyped: (typed: boolean) => void }

/** The work orders of a request, newest first, and a new one while none is open. */
export function WorkOrders({ request, formats, onTyped }: Props) {
  const orders = useWorkOrders(request.id)
  const [isSending, setIsSending] = useState(false)
  if (!orders.data) return <Waiting on={orders} words={words.loading} />
  const canSend = isOpen(request) && !orders.data.some(isOpenOrder)
  const close = () => {
    setIsSending(false)
    onTyped(false)
  }
  return (
    <div className="grid gap-4">
      {canSend && isSending ? (
        <SendOrder request={request} formats={formats} onTyped={onTyped} onDone={close} />
      ) : orders.data.length === 0 ? (
        <Empty
          icon={Truck}
          help={words.noneHelp}
          {...(canSend ? { action: <SendButton onClick={() => setIsSending(true)} /> } : {})}
        >
          {words.none}
        </Empty>
      ) : canSend ? (
        <div>
          <SendButton onClick={() => setIsSending(true)} />
        </div>
      ) : null}
      {orders.data.map((order) => (
        <OrderPanel key={order.id} order={order} formats={formats} onTyped={onTyped} />
      ))}
    </div>
  )
}

const SendButton = ({ onClick }: { onClick: () => void }) => (
  <Button icon={Truck} onClick={onClick}>
    {words.send}
  </Button>
)
