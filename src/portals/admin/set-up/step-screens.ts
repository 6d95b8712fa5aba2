import { lazy, type ComponentType } from 'react'
import type { SetUpStepKey } from '#set-up-guide/choices.ts'

const EditorStep = lazy(() => import('./steps/EditorStep.tsx').then((file) => ({ default: file.EditorStep })))

/** What each step shows: the same screens as the settings. */
export const stepScreens: Record<SetUpStepKey, ComponentType<{ step: SetUpStepKey }>> = {
  account: lazy(() => import('./steps/AccountStep.tsx').then((file) => ({ default: file.AccountStep }))),
  address: lazy(() => import('./steps/AddressStep.tsx').then((file) => ({ default: file.AddressStep }))),
  locale: lazy(() => import('./steps/LocaleStep.tsx').then((file) => ({ default: file.LocaleStep }))),
  brand: lazy(() => import('./steps/BrandStep.tsx').then((file) => ({ default: file.BrandStep }))),
  building: EditorStep,
  parking: EditorStep,
  mail: lazy(() => import('#outbox/screens/MailDelivery.tsx').then((file) => ({ default: file.MailDelivery }))),
  sla: lazy(() => import('../settings/maintenance/SlaTargets.tsx').then((file) => ({ default: file.SlaTargets }))),
  hours: lazy(() => import('./steps/HoursStep.tsx').then((file) => ({ default: file.HoursStep }))),
  people: lazy(() => import('./steps/PeopleStep.tsx').then((file) => ({ default: file.PeopleStep }))),
  'public-page': lazy(() =>
    import('../settings/pages/ContentGroup.tsx').then((file) => ({ default: file.ContentGroup })),
  ),
}
