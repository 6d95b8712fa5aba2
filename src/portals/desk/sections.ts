import { WaitingCount } from '#packages/screens/desk/WaitingCount.tsx'
import { deskScreenWords } from '#packages/messages/desk-screens.ts'
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
    ...onDemand(() => import('./TakeIn.tsx').then((file) => file.TakeIn)),
  },
  {
    key: 'packages',
    label: deskScreenWords.list.title,
    ...onDemand(() => import('./PackagesSection.tsx').then((file) => file.PackagesSection)),
    Count: WaitingCount,
  },
]
