import KeyRound from 'lucide-react/icons/key-round'
import MapPin from 'lucide-react/icons/map-pin'
import PawPrint from 'lucide-react/icons/paw-print'
import Phone from 'lucide-react/icons/phone'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { vendorPageTexts } from '#maintenance/work-orders/messages/vendor-page.ts'
import type { VendorPage } from '#maintenance/work-orders/vendor-page.ts'
import { formatMoney } from '#platform/text/money.ts'
import { dialled, shownPhone } from '#platform/text/phones.ts'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { BrandMark } from '#platform/brand-mark.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { emptyForm } from '../content.ts'
import { OrderButton, OrderForm } from './OrderForm.tsx'
import { OrderCard } from './WorkOrderLayout.tsx'

export type BuildingContact = {
  name: string
  mark: BrandMark
  address: string
  officePhone: string
  officeEmail: string
  timeZone: string
}
type Props = { order: VendorPage; building: BuildingContact }

/** What is to be done, where, and whom to ask. */
export const JobCards = (props: Props) => (
  <>
    <JobCard order={props.order} />
    <PlaceCard {...props} />
  </>
)

export function JobCard({ order }: Pick<Props, 'order'>) {
  const words = useTexts(vendorPageTexts)
  const { approvedCents, sentPhotos } = order
  const approved = approvedCents === null ? null : formatMoney(approvedCents, order.language)
  return (
    <OrderCard title={words.job} beside={approved ? words.approvedTo(approved) : null}>
      <p className="break-words whitespace-pre-wrap text-ink-2">{order.scope}</p>
      {approved ? <p className="mt-2 text-sm text-ink-3">{words.askFirst}</p> : null}
      <Pictures label={words.photos} pictures={sentPhotos} />
      <div className="mt-3">
        <OrderForm id="order-pdf" state={emptyForm}>
          <OrderButton form="order-pdf" action="pdf" variant="outlined" size="normal">
            {words.pdf}
          </OrderButton>
        </OrderForm>
      </div>
    </OrderCard>
  )
}

export function PlaceCard({ order, building }: Props) {
  const words = useTexts(vendorPageTexts)
  const { resident, entryPermission } = order
  return (
    <>
      <section className="divide-y divide-line rounded-lg border border-line bg-surface px-3.5">
        <Line icon={MapPin} title={order.place} detail={[building.name, building.address].filter(Boolean).join(', ')} />
        <Line
          icon={KeyRound}
          title={words.entry}
          detail={entryPermission === null ? words.noEntry : words.entryPermissions[entryPermission]}
        />
        {order.petsNote ? <Line icon={PawPrint} title={words.pets} detail={order.petsNote} /> : null}
        {resident ? (
          <Line icon={UserRound} title={resident.name} detail={words.resident} phone={resident.phone} />
        ) : order.status === 'sent' ? (
          <Line icon={UserRound} title={words.resident} detail={words.residentLater} />
        ) : null}
        <Line icon={UserRound} title={order.contact} detail={words.contact} phone={building.officePhone} />
      </section>
      <p className="px-3 text-center text-sm text-ink-3">{words.private}</p>
    </>
  )
}

export function Pictures({ label, pictures }: { label: string; pictures: readonly string[] }) {
  const words = useTexts(vendorPageTexts)
  if (pictures.length === 0) return null
  return (
    <ul aria-label={label} className="mt-3 grid grid-cols-3 gap-2">
      {pictures.map((picture, index) => (
        <li key={picture}>
          <img src={picture} alt={words.photo(index + 1)} className="aspect-square w-full rounded-md object-cover" />
        </li>
      ))}
    </ul>
  )
}

type LineProps = { icon: Icon; title: ReactNode; detail: string; phone?: string | null }

function Line({ icon: LineIcon, title, detail, phone = null }: LineProps) {
  const words = useTexts(vendorPageTexts)
  return (
    <div className="flex items-center gap-3 py-2.5">
      <LineIcon aria-hidden="true" size={18} className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="font-[525] break-words">{title}</p>
        <p className="text-sm break-words text-ink-3">
          {detail}
          {phone ? <span className="tabular whitespace-nowrap"> · {shownPhone(phone)}</span> : null}
        </p>
      </div>
      {phone ? (
        <a
          href={dialled(phone)}
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-sm px-1 font-[525] text-action-ink hover:underline"
        >
          <Phone aria-hidden="true" size={16} />
          {words.call}
        </a>
      ) : null}
    </div>
  )
}
