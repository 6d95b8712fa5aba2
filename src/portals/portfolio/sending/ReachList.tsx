import type { ReactNode } from 'react'
import type { PortfolioBuilding, Reach } from '#portfolio/contract.ts'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'

type Props = {
  recipients: readonly PortfolioBuilding[]
  reach: { data: Reach | undefined; isError: boolean; error: Error | null; isFetching: boolean }
}

/** How many people the message reaches in each building, and together. */
export function ReachList({ recipients, reach: { data, isError, error, isFetching } }: Props) {
  const words = useTexts(portfolioTexts).messages
  const counted = new Map(data?.buildings.map((building) => [building.id, building]))
  if (isError)
    return (
      <Notice live tone="danger" title={words.reaches}>
        {error?.message}
      </Notice>
    )
  return (
    <section aria-label={words.reaches} aria-busy={isFetching}>
      <h3 className="mb-1.5 text-sm font-[525]">{words.reaches}</h3>
      <dl className="rounded-md bg-sunken text-sm">
        {recipients.map(({ id, name }) => {
          const building = counted.get(id)
          return (
            <Row key={id} label={name}>
              {!building ? words.counting : building.problem ? words.notCounted : words.people(building.people)}
            </Row>
          )
        })}
        {data && recipients.length > 1 ? (
          <Row label={words.together}>
            {words.people(data.people)}
            {data.onPaper > 0 ? `, ${words.onPaper(data.onPaper)}` : ''}
          </Row>
        ) : null}
      </dl>
    </section>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-2 px-3 py-1.5 not-first:border-t not-first:border-line">
    <dt className="min-w-0 text-ink-2">{label}</dt>
    <dd className="tabular ml-auto font-[550] whitespace-nowrap">{children}</dd>
  </div>
)
