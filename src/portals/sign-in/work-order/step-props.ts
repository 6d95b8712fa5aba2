import type { VendorPage } from '#maintenance/work-orders/vendor-page.ts'
import type { FormState, OrderAction, OrderField } from '../content.ts'
import type { BuildingContact } from './JobCards.tsx'

export type StepProps = {
  order: VendorPage
  building: BuildingContact
  form: FormState<OrderField>
  /** The form to which the values and errors belong. */
  sent: OrderAction | null
}
