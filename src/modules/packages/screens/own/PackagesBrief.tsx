import ChevronRight from 'lucide-react/icons/chevron-right'
import Package from 'lucide-react/icons/package'
import { useTexts } from '#platform/ui/data/language.ts'
import { Link } from '#platform/ui/navigation/Link.tsx'
import { packageTexts } from '../../messages/index.ts'
import { useOwnPackages } from './queries.ts'

/** '2 packages wait at the front desk', first on the overview; nothing without any. */
export function PackagesBrief() {
  const words = useTexts(packageTexts)
  const { data } = useOwnPackages()
  const waiting = data?.filter(({ direction, status }) => direction === 'incoming' && status === 'waiting').length ?? 0
  if (waiting === 0) return null
  return (
    <Link
      to="/tenant"
      search={{ tab: 'front-desk' }}
      className="mb-4 flex min-h-15 items-center gap-3.5 rounded-lg bg-action-soft px-4.5 py-3 text-ink inset-ring inset-ring-action/30 hover:inset-ring-action"
    >
      <Package aria-hidden="true" size={22} className="shrink-0 text-action-ink" />
      <span className="min-w-0 flex-1">
        <span className="serif text-19">{words.brief(waiting)}</span>{' '}
        <span className="text-ink-2">{words.briefLine(waiting)}</span>
      </span>
      <span className="flex items-center gap-1 font-medium text-action-ink max-[25rem]:sr-only">
        {words.briefOpen}
        <ChevronRight aria-hidden="true" size={16} />
      </span>
    </Link>
  )
}
