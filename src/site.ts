import { findProfile, listPageContents } from '#building/server/store.ts'
import { contactFormRoute } from '#contact/server/form-route.ts'
import { listGallery, listPictureSlots } from '#photos/server/store.ts'
import { shownPhone } from '#platform/phones.ts'
import type { Frontend } from '#platform/server/frontend.ts'
import type { House } from '#platform/server/house.ts'
import { createPages } from '#platform/server/pages.ts'
import type { Pages } from '#platform/server/pages.ts'
import type { PublicPage, SiteData } from '#portals/site/site-data.ts'

/** Changes of these make the public pages tell something else. */
const topics = new Set(['building', 'photos', '*'])

/** Puts the public pages, the contact form and the portals' documents on the house; they follow what the office changes. */
export async function mountSite(house: House, frontend: Frontend<PublicPage, SiteData>): Promise<Pages<PublicPage>> {
  const pages = createPages({ frontend, data: () => readSite(house), now: () => house.now().getTime() })
  house.live.onChange(({ topic }) => {
    if (topics.has(topic)) pages.invalidate()
  })
  await contactFormRoute(house, (request, reply, status, form) =>
    pages.show(request, reply, status, { name: 'contact', form }),
  )
  await pages.mount(house.app)
  return pages
}

async function readSite({ db, now, origin }: House): Promise<SiteData> {
  const [profile, content, slots, gallery] = await Promise.all([
    findProfile(db),
    listPageContents(db),
    listPictureSlots(db),
    listGallery(db),
  ])
  const { poweredByName: label, poweredByUrl: url } = profile
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: profile.timeZone }).format(now())
  return {
    building: {
      ...profile,
      officePhone: shownPhone(profile.officePhone),
      securityPhone: shownPhone(profile.securityPhone),
      poweredBy: label && url ? { label, url } : null,
    },
    content,
    pictures: Object.fromEntries(
      slots.flatMap(({ slot, picture, alt }) => (picture ? [[slot, { picture, alt }]] : [])),
    ),
    gallery: gallery.flatMap(({ picture, alt, category }) => (picture ? [{ picture, alt, category }] : [])),
    origin: origin(),
    year: Number(year),
  }
}
