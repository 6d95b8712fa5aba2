import FileText from 'lucide-react/icons/file-text'
import { cents, dollars } from '#platform/text/money.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { PhoneLink } from '#platform/ui/display/PhoneLink.tsx'
import { formatFullName } from '../../requests/format.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'
import type { WorkOrder } from '../contract.ts'
import { orderWords as words } from '../messages/office.ts'
import { orderCode } from '../rules.ts'
import { OrderActs } from './OrderActs.tsx'
import { orderStatusLooks } from './order-status.ts'
import { orderFileAddress } from './queries.ts'

type Props = { order: WorkOrder; formats: Formats; onTyped: (typed: boolean) => void }

/** One order: how far it is, its visit, its costs and documents, and what the office can do. */
export function OrderPanel({ order, formats, onTyped }: Props) {
  const { icon, tone } = orderStatusLooks[order.status]
  const { vendor } = order
  return (
    <section aria-labelledby={`order-${order.id}`} className="rounded-lg border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <h3 id={`order-${order.id}`} className="font-[575]">
          {orderCode(order.number)} · {vendor.name}
        </h3>
        <Badge icon={icon} tone={tone}>
          {words.statuses[order.status]}
        </Badge>
      </div>
      <p className="mt-2 break-words whitespace-pre-wrap text-ink-2">{order.scope}</p>
      <div className="mt-3.5">
        <KeyValues
          rows={[
            [words.visit, <VisitValue key="visit" order={order} formats={formats} />],
            [words.costs, <Costs key="costs" order={order} formats={formats} />],
            ...(order.vendorNote ? [[words.vendorNote, order.vendorNote] as const] : []),
            ...(order.officeNote ? [[words.officeNote, order.officeNote] as const] : []),
            ...(vendor.phone ? [[words.phone, <PhoneLink key="phone" phone={vendor.phone} />] as const] : []),
            [words.contact, `${formatFullName(order.sentBy)}, ${formats.time(order.createdAt)}`],
          ]}
        />
      </div>
      <Files order={order} />
      <OrderActs order={order} formats={formats} onTyped={onTyped} />
    </section>
  )
}

function VisitValue({ order: { visit, visitWaitsOn, offered }, formats }: Omit<Props, 'onTyped'>) {
  const textOf = ({ from, to }: { from: string; to: string }) => words.window(formats.time(from), formats.clock(to))
  if (!visit) return offered.length > 0 ? offered.map(textOf).join('; ') : words.noVisit
  return (
    <span className="grid gap-0.5">
      <span className="font-[525]">{textOf(visit)}</span>
      <span className="text-sm text-ink-3">
        {visit.confirmedAt
          ? `${words.confirmedAt} ${formats.time(visit.confirmedAt)}`
          : [words.proposedBy[visit.by], visitWaitsOn ? words.waitsOn[visitWaitsOn] : ''].filter(Boolean).join('. ')}
      </span>
      {visit.note ? <span className="text-sm break-words text-ink-2">{visit.note}</span> : null}
    </span>
  )
}

function Costs({ order, formats }: Omit<Props, 'onTyped'>) {
  const { estimate, approved, approvedBy, invoice, invoiceNumber, needsApproval } = order
  const lines = [
    [words.estimate, estimate, null],
    [words.approvedCost, approved, approvedBy ? words.byPerson(formatFullName(approvedBy)) : null],
    [words.invoice, invoice, invoiceNumber ? words.invoiceNo(invoiceNumber) : null],
  ] as const
  const difference = invoice === null ? 0 : cents(invoice) - cents(approved ?? 0)
  return (
    <span className="grid gap-0.5">
      {lines.map(([label, amount, detail]) =>
        amount === null ? null : (
          <span key={label}>
            <span className="text-ink-3">{label}</span>{' '}
            <span
              className={`tabular font-[525] ${label === words.estimate && needsApproval ? 'text-tone-warning-fg' : ''}`}
            >
              {formats.money(amount)}
            </span>{' '}
            {detail ? <span className="text-sm text-ink-3">{detail}</span> : null}
          </span>
        ),
      )}
      {difference === 0 ? null : (
        <span className={`text-sm ${difference > 0 ? 'font-[525] text-tone-warning-fg' : 'text-ink-3'}`}>
          {difference > 0
            ? words.over(formats.money(dollars(difference)))
            : words.under(formats.money(dollars(-difference)))}
        </span>
      )}
      {estimate === null && approved === null && invoice === null ? words.noCost : null}
    </span>
  )
}

function Files({ order: { files } }: { order: WorkOrder }) {
  const photos = files.filter(({ kind }) => kind === 'photo')
  const documents = files.filter(({ kind }) => kind !== 'photo')
  return (
    <div className="mt-3.5 grid gap-2.5">
      <ul aria-label={words.files} className="flex flex-wrap gap-x-4 gap-y-1">
        {documents.map(({ id, kind, name }) => (
          <li key={id}>
            <a
              href={orderFileAddress(id)}
              download={name}
              className="inline-flex min-h-6 items-center gap-1.5 rounded-sm font-[525] text-action-ink hover:underline max-md:min-h-11"
            >
              <FileText aria-hidden="true" size={15} />
              {kind === 'order' ? words.order : words.invoiceFile}
            </a>
          </li>
        ))}
      </ul>
      {photos.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {photos.map(({ id }, index) => (
            <li key={id}>
              <a href={orderFileAddress(id)} target="_blank" rel="noreferrer" className="block rounded-md">
                <img
                  src={orderFileAddress(id, 'thumbnail')}
                  alt={words.photoFile(index + 1)}
                  className="size-20 rounded-md object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
