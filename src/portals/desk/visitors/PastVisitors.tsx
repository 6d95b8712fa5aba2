import type { Stay } from '#visitors/contract.ts'
import { visitorScreenWords } from '#visitors/messages/desk-screens.ts'
import { usePastVisitors } from '#visitors/screens/desk/queries.ts'
import { VisitorRow } from '#visitors/screens/desk/VisitorRow.tsx'
import { dashboardClock, dashboardDate, dayOf } from '#platform/time/dates.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { DateInput } from '#platform/ui/dates/DateInput.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { EmptyList } from '#platform/ui/lists/EmptyList.tsx'
import { PagedRows } from '#platform/ui/lists/PagedRows.tsx'
import { TypedSearch } from '#platform/ui/lists/TypedSearch.tsx'

const words = visitorScreenWords.past

/** Visitors who have left, by day and by words, the newest first. */
export function PastVisitors() {
  const address = useAddress()
  const timeZone = useTimeZone()
  const today = dayOf(useNow(), timeZone)
  const search = address.at('search') ?? ''
  const day = address.at('day') ?? ''
  const found = usePastVisitors({ ...(search === '' ? {} : { search }), ...(day === '' ? {} : { day }) })
  return (
    <Card flush title={words.title}>
      <p className="px-4.5 pt-1 text-sm text-ink-3 max-md:px-4">{words.line}</p>
      <div className="flex flex-wrap items-center gap-3 border-b border-line px-4.5 py-3 max-md:px-4">
        <TypedSearch
          label={words.search}
          text={search}
          onSearch={(text) => address.change({ search: text || undefined })}
          className="min-w-[min(12rem,100%)] flex-1"
        />
        <DateInput
          aria-label={words.day}
          value={day}
          max={today}
          onChange={(next) => address.change({ day: next || undefined })}
          className="w-44"
        />
      </div>
      <PagedRows
        list={found}
        loading={visitorScreenWords.loading}
        failed={visitorScreenWords.failed}
        empty={
          <EmptyList
            isFiltered={search !== '' || day !== ''}
            onClear={() => address.change({ search: undefined, day: undefined })}
            words={words}
          />
        }
        more={words.older}
      >
        {(stay) => <PastRow key={stay.id} stay={stay} />}
      </PagedRows>
    </Card>
  )
}

function PastRow({ stay }: { stay: Stay }) {
  const timeZone = useTimeZone()
  const clock = (iso: string) => dashboardClock(new Date(iso), timeZone)
  const { fullName, unit, firm, host, badge, note, arrivedAt, leftAt } = stay
  return (
    <VisitorRow lead={unit?.unitNumber ?? '–'} name={fullName}>
      {visitorScreenWords.joined([
        words.times(dashboardDate(arrivedAt, timeZone), clock(arrivedAt), leftAt === null ? '' : clock(leftAt)),
        firm ?? host ?? '',
        badge === null ? '' : visitorScreenWords.inside.badge(badge),
        note,
      ])}
    </VisitorRow>
  )
}
