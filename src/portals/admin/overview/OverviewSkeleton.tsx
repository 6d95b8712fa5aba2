import { Skeleton } from '#platform/ui/feedback/Skeleton.tsx'
import { words } from '#overview/messages/en.ts'

const card = 'rounded-lg bg-surface px-4.5 py-4 shadow-card'

/** The skeleton of the overview: four cards, the rows, two charts and the tower. */
export const OverviewSkeleton = () => (
  <div aria-hidden="true">
    <div className="grid grid-cols-2 gap-4 max-md:gap-2.5 lg:grid-cols-4">
      {Object.keys(words.cards).map((name) => (
        <div key={name} className={`${card} h-35.5 space-y-3.5`}>
          <Skeleton className="h-3 w-2/3" />
          <Skeleton className="h-8 w-20" />
          <Skeleton className="h-1.25 w-full" />
          <Skeleton className="h-2.5 w-1/2" />
        </div>
      ))}
    </div>
    <div className="mt-4 grid items-start gap-4 md:grid-cols-2 xl:grid-cols-[minmax(0,3fr)_minmax(0,3fr)_minmax(0,2fr)]">
      <div className={`${card} space-y-4`}>
        <Skeleton className="h-3 w-32" />
        {['w-3/4', 'w-1/2', 'w-2/3', 'w-3/5', 'w-1/2', 'w-2/3'].map((wide, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- identical placeholder rows
          <div key={at} className="flex items-center gap-3">
            <Skeleton className="size-8 shrink-0" />
            <div className="min-w-0 flex-1 space-y-2">
              <Skeleton className={`h-2.5 ${wide}`} />
              <Skeleton className="h-2 w-1/3" />
            </div>
          </div>
        ))}
      </div>
      <div className="grid gap-4">
        <div className={`${card} h-72.5 space-y-4`}>
          <Skeleton className="h-3 w-32" />
          <Skeleton className="h-52.5 w-full" />
        </div>
        <div className={`${card} h-55 space-y-4`}>
          <Skeleton className="h-3 w-40" />
          <Skeleton className="h-35 w-full" />
        </div>
      </div>
      <div className={`${card} h-131.5 space-y-4 md:max-xl:col-span-2`}>
        <Skeleton className="h-3 w-28" />
        <Skeleton className="h-110 w-full" />
      </div>
    </div>
  </div>
)
