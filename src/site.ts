import type { FastifyReply } from 'fastify'
import type { SitePage } from '#building/contract.ts'
import { addressIn, paths } from '#paths.ts'
import { conflict } from '#platform/refusal.ts'
import { findModel } from '#building/server/model.ts'
import { previewContent } from '#building/server/page-content.ts'
import { pageContent } from '#building/page-content-contract.ts'
import { findProfile, listPageContents } from '#building/server/store.ts'
import { contactFormRoute } from '#contact/server/form-route.ts'
import { listOffers } from '#units/server/offers.ts'
import { listGallery, listPictureSlots } from '#photos/server/store.ts'
import type { SitePhoto } from '#photos/pictures-contract.ts'
import type { Language } from '#platform/language.ts'
import { dayOf } from '#platform/dates.ts'
import { shownPhone } from '#platform/phones.ts'
import type { Frontend } from '#platform/server/frontend.ts'
import type { House } from '#platform/server/house.ts'
import { serve } from '#platform/server/serve.ts'
import { createPages } from '#platform/server/pages.ts'
import type { Pages } from '#platform/server/pages.ts'
import { robots, sitemap, speculationPath, speculationRules } from '#portals/site/crawlers.ts'
import { manifest, manifestPath } from '#portals/site/manifest.ts'
import { mapOrigin } from '#portals/site/map-origin.ts'
import type { PublicPage, SiteData, SiteInLanguages } from '#portals/site/site-data.ts'

/** Changes of these make the public pages tell something else. */
const topics = new Set(['building', 'photos', 'units', '*'])

/** Puts the public pages, the contact form and the portals' documents on the house; they follow what the office changes. */
export async function mountSite(
  house: House,
  frontend: Frontend<PublicPage, SiteInLanguages>,
): Promise<Pages<PublicPage>> {
  const pages = createPages({
    frontend,
    data: () => readSite(house),
    dress,
    now: () => house.now().getTime(),
  })
  house.live.onChange(({ topic }) => {
    if (topics.has(topic)) pages.invalidate()
  })
  crawlerRoutes(house)
  await contactFormRoute(house, (request, reply, status, language, form) =>
    pages.show(request, reply, status, { language, name: 'contact', form }),
  )
  await pages.mount(house.app)
  return pages
}

/** Public pages with words that are not kept yet, for whoever writes them; nobody else ever sees one. */
export function previewRoute(house: House, frontend: Frontend<PublicPage, SiteInLanguages> | undefined) {
  serve(house, pageContent.preview, async ({ db, params, body: { language, ...sent } }) => {
    const { page, content } = await previewContent(db, params.page, sent, language)
    const address = addressIn(language, pathOfPage[page])
    const renderer = await frontend?.load()
    const found = renderer?.pageAt(address, '')
    if (!frontend || !renderer || !found) throw conflict('no_pages', 'The pages cannot be drawn at the moment.')
    const site = await readSite(house)
    const said = { ...site[language], content: { ...site[language].content, [page]: content } }
    const html = await renderer.render(found.page, { ...site, [language]: said }, frontend.assets)
    // Nothing in it runs: it is looked at, and that is all.
    const still = html?.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '') ?? ''
    return { html: still.replace('<head>', '<head><meta name="robots" content="noindex">') }
  })
}

/** The contact page may show the map of another site, once somebody asks for it; pages tell what to prepare. */
function dress(page: PublicPage, reply: FastifyReply) {
  if (page.name === 'portal' || page.name === 'notFound') return
  void reply.header('speculation-rules', `"${speculationPath}"`)
  const policy = reply.getHeader('content-security-policy')
  if (page.name === 'contact' && typeof policy === 'string')
    void reply.header('content-security-policy', `${policy};frame-src ${mapOrigin}`)
}

function crawlerRoutes(house: House) {
  house.app.get('/robots.txt', async (_, reply) => {
    const text = robots((await readSite(house)).en)
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text)
  })
  house.app.get('/sitemap.xml', async (_, reply) => {
    const text = sitemap((await readSite(house)).en)
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache').send(text)
  })
  house.app.get(manifestPath, async (_, reply) => {
    const text = JSON.stringify(manifest((await readSite(house)).en))
    return reply.type('application/manifest+json').header('cache-control', 'public, max-age=3600').send(text)
  })
  const rules = JSON.stringify(speculationRules)
  house.app.get(speculationPath, async (_, reply) =>
    reply.type('application/speculationrules+json').header('cache-control', 'public, max-age=3600').send(rules),
  )
}

async function readSite({ db, now, origin }: House): Promise<SiteInLanguages> {
  const [profile, content, slots, gallery, offers, model] = await Promise.all([
    findProfile(db),
    listPageContents(db),
    listPictureSlots(db),
    listGallery(db),
    listOffers(db, now()),
    findModel(db),
  ])
  const { poweredByName: label, poweredByUrl: url } = profile
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: profile.timeZone }).format(now())
  const dataIn = (language: Language): SiteData => ({
    building: {
      ...profile,
      officePhone: shownPhone(profile.officePhone),
      securityPhone: shownPhone(profile.securityPhone),
      poweredBy: label && url ? { label, url } : null,
    },
    content: content[language],
    pictures: Object.fromEntries(slots.map(({ slot, ...photo }) => [slot, shownIn(language, photo)])),
    gallery: gallery.map((photo) => ({ ...shownIn(language, photo), category: photo.category })),
    offers,
    model,
    today: dayOf(now(), profile.timeZone),
    origin: origin(),
    year: Number(year),
  })
  return { en: dataIn('en'), fr: dataIn('fr') }
}

/** Where the words of each page are read. */
const pathOfPage: Readonly<Record<SitePage, string>> = {
  home: paths.home(),
  amenities: paths.amenities(),
  services: paths.services(),
  nearby: paths.nearby(),
  gallery: paths.gallery(),
  contact: paths.contact(),
  'building-view': paths.availableUnits(),
}

const shownIn = (language: Language, { id, picture, encoded, alt, altFr }: SitePhoto) => ({
  picture: picture ?? id,
  alt: language === 'fr' ? (altFr ?? alt) : alt,
  ...(encoded && { encoded }),
})
