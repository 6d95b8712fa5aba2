import type { ReactNode } from 'react'
import { vendorPageTexts } from '#maintenance/work-orders/messages/vendor-page.ts'
import { PhoneLink } from '#platform/ui/display/PhoneLink.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import type { ContentOf } from '../content.ts'
import { Notice } from '../form/Notice.tsx'
import { AnswerStep, DeclineStep } from './AnswerStep.tsx'
import { DoneStep, InvoiceStep } from './InvoiceStep.tsx'
import type { BuildingContact } from './JobCards.tsx'
import { FinishStep } from './FinishStep.tsx'
import { ProposeStep, VisitStep } from './VisitStep.tsx'
import { OrderCard, Steps, WorkOrderLayout } from './WorkOrderLayout.tsx'

type Props = ContentOf<'work-order'> & { building: BuildingContact }

const stepViews = { answer: AnswerStep, visit: VisitStep, invoice: InvoiceStep, done: DoneStep }

/** What a button asks for first. */
const askingViews = { decline: DeclineStep, propose: ProposeStep, finish: FinishStep }

/** The page that a vendor's link opens. It works without scripts. */
export function WorkOrder({ building, ...content }: Props) {
  const words = useTexts(vendorPageTexts)
  if (content.link !== 'open')
    return (
      <WorkOrderLayout building={building}>
        <Ended building={building} title={content.link === 'ended' ? words.endedTitle : words.title}>
          {content.link === 'ended' ? words.ended : words.missing}
        </Ended>
      </WorkOrderLayout>
    )
  const { order, form, sent, view, isSaved } = content
  const View = view === 'step' ? stepViews[order.step] : askingViews[view]
  return (
    <WorkOrderLayout building={building}>
      <div className="px-4 pt-4">
        <h1 className="serif text-24 leading-7.5 wrap-anywhere">{order.title}</h1>
        <p className="mt-0.5 text-ink-3">
          {[order.order, order.number, order.place, words.forVendor(order.vendor)].filter(Boolean).join(' · ')}
        </p>
        <Steps current={order.step} />
        {isSaved ? (
          <div className="mt-3">
            <Notice tone="success">{words.saved}</Notice>
          </div>
        ) : null}
      </div>
      <View order={order} building={building} form={form} sent={sent} />
    </WorkOrderLayout>
  )
}

/** Whom to call, and nothing of the job. */
function Ended({ building, title, children }: { building: BuildingContact; title: string; children: ReactNode }) {
  const words = useTexts(vendorPageTexts)
  return (
    <div className="grid gap-3.5 p-4">
      <h1 className="serif text-24 leading-7.5">{title}</h1>
      <Notice tone="info">{children}</Notice>
      <OrderCard title={words.callUs}>
        <p className="font-[525]">{building.name}</p>
        {building.officePhone ? (
          <p className="mt-1">
            {words.office}:{' '}
            <PhoneLink
              phone={building.officePhone}
              className="inline-flex min-h-11 items-center rounded-sm font-[525] text-action-ink hover:underline"
            />
          </p>
        ) : null}
        <p>
          <a
            href={`mailto:${building.officeEmail}`}
            className="inline-flex min-h-11 items-center rounded-sm break-all text-action-ink hover:underline"
          >
            {building.officeEmail}
          </a>
        </p>
      </OrderCard>
    </div>
  )
}
