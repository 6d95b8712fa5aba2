import { ownAnnouncementTexts } from '#announcements/messages/own.ts'
import { UnreadCount } from '#announcements/screens/own/UnreadCount.tsx'
import { ownCalendarTexts } from '#calendar/messages/own.ts'
import { briefTexts } from '#maintenance/resident/messages/brief.ts'
import { packageTexts } from '#packages/messages/index.ts'
import { OwnCount } from '#packages/screens/own/OwnCount.tsx'
import { ownResourceTexts } from '#resources/messages/own.ts'
import type { OwnProfile } from '#residents/resident.ts'
import { onDemand, type Section } from '../frame/section.tsx'
import { residentPortalTexts } from './messages/index.ts'
import { hasMovedOut } from './moved-out.ts'

/** The sections of the resident portal in the order of a renter's tabs; the first one is the default. */
const sections: readonly [Section, ...Section[]] = [
  {
    key: 'overview',
    label: (language) => residentPortalTexts[language].overview,
    ...onDemand(() => import('./Overview.tsx').then((file) => file.Overview)),
  },
  {
    key: 'announcements',
    label: (language) => ownAnnouncementTexts[language].title,
    ...onDemand(() => import('#announcements/screens/own/OwnAnnouncements.tsx').then((file) => file.OwnAnnouncements)),
    Count: UnreadCount,
  },
  {
    key: 'maintenance',
    label: (language) => briefTexts[language].section,
    ...onDemand(() => import('./OwnMaintenance.tsx').then((file) => file.OwnMaintenance)),
  },
  {
    key: 'front-desk',
    label: (language) => packageTexts[language].section,
    ...onDemand(() => import('./FrontDesk.tsx').then((file) => file.FrontDesk)),
    Count: OwnCount,
  },
  {
    key: 'calendar',
    label: (language) => ownCalendarTexts[language].title,
    ...onDemand(() => import('#calendar/screens/ResidentCalendar.tsx').then((file) => file.ResidentCalendar)),
  },
  {
    key: 'resources',
    label: (language) => ownResourceTexts[language].title,
    ...onDemand(() => import('./Resources.tsx').then((file) => file.Resources)),
  },
  {
    key: 'residents',
    label: (language) => residentPortalTexts[language].residents,
    ...onDemand(() => import('#directory/screens/Directory.tsx').then((file) => file.Directory)),
  },
  {
    key: 'household',
    label: (language) => residentPortalTexts[language].household,
    ...onDemand(() => import('./MemberPortal.tsx').then((file) => file.HouseholdSection)),
  },
  {
    key: 'payments',
    label: (language) => residentPortalTexts[language].payments,
    ...onDemand(() => import('#payments/screens/OwnPayments.tsx').then((file) => file.OwnPayments)),
  },
]

/**
 * The tabs of a resident: owners, who pay fees every month, have Payments right after the overview, and residents who have
 * moved out only these two.
 */
export function sectionsOf(profile?: Pick<OwnProfile, 'isFormer' | 'isOwner'>): readonly [Section, ...Section[]] {
  const [overview, ...others] = sections
  if (profile && hasMovedOut(profile)) return [overview, ...others.filter(({ key }) => key === 'payments')]
  if (!profile?.isOwner) return sections
  return [overview, ...others.toSorted((a, b) => Number(b.key === 'payments') - Number(a.key === 'payments'))]
}
