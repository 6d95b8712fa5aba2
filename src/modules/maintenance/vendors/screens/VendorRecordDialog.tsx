import { Badge } from '#platform/ui/display/Badge.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { Link } from '#platform/ui/navigation/Link.tsx'
import { useState } from 'react'
import type { Formats } from '../../requests/screens/use-formats.ts'
import { useFormats } from '../../requests/screens/use-formats.ts'
import { orderWords } from '../../work-orders/messages/office.ts'
import { isOpenOrder, orderCode } from '../../work-orders/rules.ts'
import { orderStatusLooks } from '../../work-orders/screens/order-status.ts'
import type { VendorRecord } from '../contract.ts'
import { vendorWords as words } from '../messages/en.ts'
import type { VendorHistory } from '../record-contract.ts'
import { useVendorHistory } from './record-queries.ts'
import { VendorDocuments } from './VendorDocuments.tsx'

type Props = { vendor: VendorRecord; open: boolean; onClose: () => void }

/** A vendor's papers and work orders, and how often they were on time. */
export function VendorRecordDialog({ vendor, open, onClose }: Props) {
  const history = useVendorHistory(vendor.id)
  const formats = useFormats('dashboard')
  const [isTyped, setIsTyped] = useState(false)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dirty={isTyped}
      title={vendor.name}
      status={history.data ? <OnTime history={history.data} /> : undefined}
      footer={<CancelButton>{words.close}</CancelButton>}
    >
      {history.data ? (
        <div className="grid gap-6">
          <VendorDocuments
            vendorId={vendor.id}
            documents={history.data.documents}
            formats={formats}
            onTyped={setIsTyped}
          />
          <Orders orders={history.data.orders} formats={formats} />
        </div>
      ) : (
        <Waiting on={history} words={words.loadingRecord} />
      )}
    </Dialog>
  )
}

const OnTime = ({ history: { finished, onTime } }: { history: VendorHistory }) => (
  <Badge tone={finished === 0 ? 'neutral' : onTime === finished ? 'success' : 'warning'}>
    {finished === 0 ? words.noRating : words.onTime(onTime, finished)}
  </Badge>
)

function Orders({ orders, formats }: { orders: VendorHistory['orders']; formats: Formats }) {
  return (
    <section aria-labelledby="vendor-orders">
      <h3 id="vendor-orders" className="mb-2 text-sm font-[575]">
        {words.orders}
      </h3>
      {orders.length === 0 ? (
        <p className="text-ink-3">{words.noOrders}</p>
      ) : (
        <ul className="rounded-lg border border-line">
          {orders.map(({ id, number, status, request, visitFrom, createdAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-3.5 py-2.5 first:border-t-0"
            >
              <div className="min-w-0">
                <Link
                  to="/admin"
                  search={{ tab: 'maintenance', request: request.id }}
                  className="rounded-sm font-[525] break-words text-action-ink hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
                >
                  {request.title}
                </Link>
                <p className="text-sm text-ink-3">
                  {orderCode(number)} · {formats.number(request.number)} ·{' '}
                  {isOpenOrder({ status }) && visitFrom ? formats.time(visitFrom) : formats.date(createdAt)}
                </p>
              </div>
              <Badge icon={orderStatusLooks[status].icon} tone={orderStatusLooks[status].tone}>
                {orderWords.statuses[status]}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
