import { incidentsTitle } from '#incidents/messages/title.ts'
import { RunningCount } from '#incidents/screens/RunningCount.tsx'
import { logScreenWords } from '#desk-log/messages/screens.ts'
import { OpenCount } from '#desk-log/screens/OpenCount.tsx'
import { rosterTitle } from '#emergency-roster/messages/title.ts'
import { keyScreenWords } from '#keys/messages/screens.ts'
import { OutCount } from '#keys/screens/OutCount.tsx'
import { WaitingCount } from '#packages/screens/desk/WaitingCount.tsx'
import { deskScreenWords } from '#packages/messages/desk-screens.ts'
import { visitorScreenWords } from '#visitors/messages/desk-screens.ts'
import { ExpectedCount } from '#visitors/screens/desk/ExpectedCount.tsx'
import { onDemand, type Section } from '../frame/section.tsx'
import { portalWords } from './messages.ts'

/** The sections of the front desk. */
export const sections: readonly [Section, ...Section[]] = [
  {
    key: 'desk',
    label: deskScreenWords.home,
    ...onDemand(() => import('./DeskHome.tsx').then((file) => file.DeskHome)),
  },
  {
    key: 'take-in',
    label: portalWords.takeIn,
    ...onDemand(() => import('./intake/TakeIn.tsx').then((file) => file.TakeIn)),
  },
  {
    key: 'packages',
    label: deskScreenWords.list.title,
    ...onDemand(() => import('./PackagesSection.tsx').then((file) => file.PackagesSection)),
    Count: WaitingCount,
  },
  {
    key: 'visitors',
    label: visitorScreenWords.section,
    ...onDemand(() => import('./visitors/VisitorsSection.tsx').then((file) => file.VisitorsSection)),
    Count: ExpectedCount,
  },
  {
    key: 'keys',
    label: keyScreenWords.title,
    ...onDemand(() => import('./keys/KeysSection.tsx').then((file) => file.KeysSection)),
    Count: OutCount,
  },
  {
    key: 'log',
    label: logScreenWords.title,
    ...onDemand(() => import('./log/LogSection.tsx').then((file) => file.LogSection)),
    Count: OpenCount,
  },
  {
    key: 'incidents',
    label: incidentsTitle,
    ...onDemand(() => import('./incidents/IncidentsSection.tsx').then((file) => file.IncidentsSection)),
    Count: RunningCount,
  },
  {
    key: 'roster',
    label: rosterTitle,
    ...onDemand(() => import('./roster/RosterSection.tsx').then((file) => file.RosterSection)),
  },
]
