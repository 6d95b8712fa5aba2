import { localeOf } from '#platform/language/language.ts'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useTexts } from '#platform/ui/data/language.ts'
import type { Reach } from '../contract.ts'
import { announcementTexts } from '../messages/index.ts'

/** How many of its recipients have read it. */
export function ReadBar({ reach }: { reach: Reach | null }) {
  const words = useTexts(announcementTexts)
  if (!reach) return <span className="text-ink-3">{words.notSent}</span>
  const part = reach.people === 0 ? 0 : (reach.read / reach.people) * 100
  return (
    <span className="block min-w-27.5">
      <span className="tabular flex items-center justify-between gap-2 whitespace-nowrap">
        {words.readOf(reach.read, reach.people)}
        {reach.failed > 0 ? (
          <span className="inline-flex items-center gap-1 text-xs font-medium text-tone-danger-fg">
            <CircleAlert aria-hidden="true" size={12} />
            {reach.failed.toLocaleString(localeOf('en'))} {words.figures.failed.toLowerCase()}
          </span>
        ) : null}
      </span>
      <span aria-hidden="true" className="mt-1 block h-0.75 rounded-full bg-line">
        <span className="block h-full rounded-full bg-action" style={{ width: `${part}%` }} />
      </span>
    </span>
  )
}
