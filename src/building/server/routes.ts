import type { House } from '#platform/server/house.ts'
import { serve } from '#platform/server/serve.ts'
import { building } from '../contract.ts'
import { officeHours } from '../hours-contract.ts'
import { pageContent } from '../page-content-contract.ts'
import { buildingProfile } from '../profile-contract.ts'
import { buildingModel } from '../model-contract.ts'
import { keepModel } from './model.ts'
import { findOfficeHours, setOfficeHours } from './office-hours.ts'
import { changePageContent, findPageContent } from './page-content.ts'
import { changeProfile } from './profile.ts'
import { findProfile } from './store.ts'

export function buildingRoutes(house: House) {
  serve(house, building.profile, async ({ db }) => findProfile(db))
  serve(house, buildingModel.find, keepModel(house))
  serve(house, buildingProfile.find, ({ db }) => findProfile(db))
  serve(house, buildingProfile.change, ({ db, body, visitor, now, ifMatch }) =>
    changeProfile(db, body, visitor, now, ifMatch),
  )
  serve(house, pageContent.find, ({ db, params }) => findPageContent(db, params.page))
  serve(house, pageContent.change, ({ db, params, body, visitor, now, ifMatch }) =>
    changePageContent(db, params.page, body, visitor, now, ifMatch),
  )
  serve(house, officeHours.find, ({ db }) => findOfficeHours(db))
  serve(house, officeHours.set, ({ db, body, visitor, now, ifMatch }) =>
    setOfficeHours(db, body, visitor, now, ifMatch),
  )
}
