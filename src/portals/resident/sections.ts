import { lazy } from 'react'
import { ownWords } from '#announcements/messages/own.ts'
import { UnreadCount } from '#announcements/screens/own/UnreadCount.tsx'
import { ownWords as calendarWords } from '#calendar/messages/own.ts'
import { words as directoryWords } from '#directory/messages/index.ts'
import { ownWords as maintenanceWords } from '#maintenance/resident/messages/index.ts'
import { words as paymentWords } from '#payments/messages/index.ts'
import { ownWords as resourceWords } from '#resources/messages/own.ts'
import type { Section } from '../frame/section.ts'
import { words } from './messages/index.ts'

/** The sections of the resident portal in the order of its tabs; the first one is the default. */
export const sections: readonly [Section, ...Section[]] = [
  {
    key: 'overview',
    label: words.overview,
    Screen: lazy(() => import('./Overview.tsx').then((file) => ({ default: file.Overview }))),
  },
  {
    key: 'announcements',
    label: ownWords.title,
    Screen: lazy(() =>
      import('#announcements/screens/own/OwnAnnouncements.tsx').then((file) => ({ default: file.OwnAnnouncements })),
    ),
    Count: UnreadCount,
  },
  {
    key: 'maintenance',
    label: maintenanceWords.title,
    Screen: lazy(() =>
      import('#maintenance/resident/screens/ResidentRequests.tsx').then((file) => ({ default: file.ResidentRequests })),
    ),
  },
  {
    key: 'calendar',
    label: calendarWords.title,
    Screen: lazy(() =>
      import('#calendar/screens/ResidentCalendar.tsx').then((file) => ({ default: file.ResidentCalendar })),
    ),
  },
  {
    key: 'resources',
    label: resourceWords.title,
    Screen: lazy(() => import('./Resources.tsx').then((file) => ({ default: file.Resources }))),
  },
  {
    key: 'residents',
    label: directoryWords.title,
    Screen: lazy(() => import('#directory/screens/Directory.tsx').then((file) => ({ default: file.Directory }))),
  },
  {
    key: 'payments',
    label: paymentWords.own.title,
    Screen: lazy(() => import('#payments/screens/OwnPayments.tsx').then((file) => ({ default: file.OwnPayments }))),
  },
]
