import { mapLanguages } from '#platform/language/language.ts'
import type { SiteData, SiteInLanguages } from '#portals/site/shell/site-data.ts'
import { productMark } from '#platform/brand-mark.ts'
import { defaultLocale } from '#platform/locale/locale.ts'
import { setUpWords as words } from '#set-up/messages/en.ts'

/** What the pages of an installation without a building have. */
export function emptySite(now: Date): SiteInLanguages {
  const today = now.toISOString().slice(0, 10)
  const data: SiteData = {
    building: {
      ...defaultLocale,
      name: words.product,
      street: '',
      city: '',
      region: '',
      postalCode: '',
      country: '',
      latitude: null,
      longitude: null,
      timeZone: 'UTC',
      accentColour: null,
      officePhone: '',
      securityPhone: '',
      phoneCountryCodes: { callingCode: '', trunkPrefix: '' },
      officeEmail: '',
      petLimitLbs: null,
      poweredBy: null,
    },
    content: {},
    pictures: {},
    gallery: [],
    offers: [],
    model: { towerFloors: 0, latitude: null, longitude: null, orientation: 0, floors: [], parking: [] },
    mark: productMark,
    today,
    origin: '',
    year: now.getUTCFullYear(),
  }
  return mapLanguages(() => data)
}
