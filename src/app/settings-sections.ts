import { hoursArea } from '#building/server/office-hours.ts'
import { contentAreas } from '#building/server/page-content.ts'
import { profileArea } from '#building/server/profile.ts'
import { slaArea } from '#maintenance/sla/server/store.ts'
import { orderArea } from '#maintenance/work-orders/server/settings.ts'
import { vendorArea } from '#maintenance/vendors/server/store.ts'
import { checklistArea } from '#moves/server/steps/checklists.ts'
import { rotaArea } from '#on-call/server/rota.ts'
import { pictureArea } from '#photos/server/pictures.ts'
import type { SettingsSections } from '#settings/server/store.ts'
import { optionArea } from '#units/server/options.ts'
import { floorsArea } from '#tower/server/floor-table.ts'

/** Every section of the settings whose changes are previewed and can be undone. */
export const settingsSections: SettingsSections = [
  profileArea,
  ...contentAreas,
  pictureArea,
  floorsArea,
  slaArea,
  hoursArea,
  vendorArea,
  orderArea,
  optionArea,
  checklistArea,
  rotaArea,
]
