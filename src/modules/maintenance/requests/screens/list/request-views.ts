import AlarmClock from 'lucide-react/icons/alarm-clock'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Truck from 'lucide-react/icons/truck'
import User from 'lucide-react/icons/user'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { BuiltInView as View } from '#platform/ui/lists/built-in-view.ts'
import { viewWords as words } from '../../messages/views.ts'
import { builtInViews, type BuiltInView, filtersOfViews } from './built-in-views.ts'
import { addressOf } from './use-request-filter.ts'

const icons: Record<BuiltInView, Icon> = {
  late: AlarmClock,
  mine: User,
  unassigned: UserRoundPlus,
  vendor: Truck,
  visits: CalendarDays,
}

/** The views of requests that everyone has. */
export function viewsOfRequests(userId: string): View[] {
  const filters = filtersOfViews(userId)
  return builtInViews.map((view) => ({
    name: words.names[view],
    icon: icons[view],
    parameters: addressOf(filters[view]),
    isAlarming: view === 'late',
  }))
}
