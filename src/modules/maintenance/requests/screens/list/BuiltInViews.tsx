import { Link } from '@tanstack/react-router'
import AlarmClock from 'lucide-react/icons/alarm-clock'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Truck from 'lucide-react/icons/truck'
import User from 'lucide-react/icons/user'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import { classNames } from '#platform/ui/theme/class-names.ts'
import type { Icon } from '#platform/ui/icons/icon.ts'
import { viewWords as words } from '../../messages/views.ts'
import { builtInViews, type BuiltInView, filtersOfViews } from './built-in-views.ts'
import { isFilteredBy, type RequestFilterState, searchOf } from './use-request-filter.ts'

const icons: Record<BuiltInView, Icon> = {
  late: AlarmClock,
  mine: User,
  unassigned: UserRoundPlus,
  vendor: Truck,
  visits: CalendarDays,
}

type Props = { filter: Pick<RequestFilterState, 'values'>; userId: string }

/** The views that everybody has, as links: each replaces the filters, and the chosen one leads back to the whole list. */
export function BuiltInViews({ filter: { values }, userId }: Props) {
  const views = filtersOfViews(userId)
  return (
    <nav aria-label={words.views} className="mb-3">
      <ul className="scroll-quiet flex gap-1.5 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 md:flex-wrap">
        {builtInViews.map((view) => {
          const Glyph = icons[view]
          const isChosen = isFilteredBy(values, views[view])
          return (
            <li key={view}>
              <Link
                to="."
                search={(before: Record<string, unknown>) => ({ ...before, ...searchOf(isChosen ? {} : views[view]) })}
                aria-current={isChosen ? 'true' : undefined}
                className={classNames(
                  'inline-flex min-h-8 items-center gap-1.5 rounded-full px-3 text-sm font-[525] whitespace-nowrap inset-ring max-md:min-h-11',
                  isChosen
                    ? 'bg-action-soft text-action-ink inset-ring-action'
                    : 'bg-surface text-ink-2 inset-ring-line-strong hover:bg-hover',
                )}
              >
                <Glyph aria-hidden="true" size={15} />
                {words.names[view]}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
