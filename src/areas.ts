import { hoursArea } from '#building/server/office-hours.ts'
import { contentAreas } from '#building/server/page-content.ts'
import { profileArea } from '#building/server/profile.ts'
import { promiseArea } from '#maintenance/server/promise-times.ts'
import { vendorArea } from '#maintenance/server/vendors.ts'
import { pictureArea } from '#photos/server/pictures.ts'
import type { Areas } from '#settings/server/store.ts'
import { optionArea } from '#units/server/options.ts'
import { floorsArea } from '#tower/server/floor-table.ts'

/** Every part of the settings that is changed with a look before and can be taken back; one line adds one. */
export const areas: Areas = [
  profileArea,
  ...contentAreas,
  pictureArea,
  floorsArea,
  promiseArea,
  hoursArea,
  vendorArea,
  optionArea,
]
