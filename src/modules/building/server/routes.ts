import type { AppContext } from '#platform/server/http/app-context.ts'
import { offeredOf } from '#platform/language/language.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { building } from '../contract.ts'
import { publicHolidays } from '../holidays/holidays-contract.ts'
import { officeHours } from '../hours-contract.ts'
import { pageContent } from '../page-content-contract.ts'
import { buildingProfile } from '../profile-contract.ts'
import { buildingLogos } from '../logo-contract.ts'
import { buildingModel } from '../model-contract.ts'
import { cacheModel } from './model.ts'
import { findOfficeHours, setOfficeHours } from './office-hours.ts'
import { changePageContent, findPageContent } from './page-content.ts'
import { showLogo, storeLogo } from './logos.ts'
import { changeProfile, findProfileRecord } from './profile.ts'
import { listPublicHolidays } from './public-holidays.ts'
import { findProfile } from './store.ts'

export function buildingRoutes(context: AppContext) {
  const { files } = context
  registerRoute(context, building.profile, async ({ db }) => {
    const profile = await findProfile(db)
    return { ...profile, languages: offeredOf(profile.languages) }
  })
  registerRoute(context, buildingModel.find, cacheModel(context))
  registerRoute(context, buildingProfile.find, ({ db }) => findProfileRecord(db))
  registerRoute(context, buildingProfile.change, ({ db, body, currentUser, now, ifMatch }) =>
    changeProfile(db, body, currentUser, now, ifMatch),
  )
  registerRoute(context, buildingLogos.upload, ({ db, body, currentUser, now }) =>
    storeLogo(db, files, body, currentUser, now),
  )
  registerRoute(context, buildingLogos.show, ({ db, params }) => showLogo(db, files, params.name))
  registerRoute(context, pageContent.find, ({ db, params }) => findPageContent(db, params.page))
  registerRoute(context, pageContent.change, ({ db, params, body, currentUser, now, ifMatch }) =>
    changePageContent(db, params.page, body, currentUser, now, ifMatch),
  )
  registerRoute(context, officeHours.find, ({ db }) => findOfficeHours(db))
  registerRoute(context, officeHours.set, ({ db, body, currentUser, now, ifMatch }) =>
    setOfficeHours(db, body, currentUser, now, ifMatch),
  )
  registerRoute(context, publicHolidays.list, ({ db, query, now }) => listPublicHolidays(db, query, now))
}
