import { Skeleton } from '../feedback/Skeleton.tsx'

const widths = [
  ['w-[62%]', 'w-[38%]'],
  ['w-[48%]', 'w-[30%]'],
  ['w-[70%]', 'w-[42%]'],
  ['w-[54%]', 'w-[28%]'],
  ['w-[66%]', 'w-[36%]'],
  ['w-[44%]', 'w-[32%]'],
] as const

/** A placeholder in the shape of a list, for Waiting. */
export function ListSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div aria-hidden="true" className="overflow-hidden rounded-lg bg-surface shadow-card">
      {Array.from({ length: rows }, (_, at) => {
        const [long, short] = widths[at % widths.length] ?? widths[0]
        return (
          <div key={at} className="flex items-center gap-3 px-4 py-2.75 not-first:border-t not-first:border-line">
            <Skeleton className="size-7 rounded-full!" />
            <div className="min-w-0 flex-1 space-y-1.75">
              <Skeleton className={`h-2.5 max-w-64 ${long}`} />
              <Skeleton className={`h-2 max-w-44 ${short}`} />
            </div>
            <Skeleton className="h-5 w-14.5" />
          </div>
        )
      })}
    </div>
  )
}
