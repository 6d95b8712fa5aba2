import type { FastifyReply } from 'fastify'
import { leadsToDesk } from '#accounts/portal-access.ts'
import type { WriteContactEmail } from '#accounts/server/email/confirm-email.ts'
import type { SitePage } from '#building/choices.ts'
import { paths, tokenPages } from '#paths.ts'
import { addressIn } from '#platform/language/address-in.ts'
import { buildingNotSetUp, conflict } from '#platform/http-error.ts'
import { markOf } from '#building/shape/mark.ts'
import { findShownLogo } from '#building/server/logos.ts'
import { mountAccentStyles } from '#building/server/accent-styles.ts'
import { mountMarkIcons } from '#building/server/mark-icons.ts'
import { readModel } from '#building/server/model.ts'
import { previewContent } from '#building/server/page-content.ts'
import { pageContent } from '#building/page-content-contract.ts'
import { findProfile, hasProfile, listPageContents } from '#building/server/store.ts'
import { contactFormRoute } from '#contact/server/form-route.ts'
import { listOffers } from '#units/server/offers.ts'
import { listGallery, listPictureSlots } from '#photos/server/store.ts'
import type { SitePhoto } from '#photos/contract.ts'
import { languages, mapLanguages, offeredLanguages } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import { dayOf } from '#platform/time/dates.ts'
import { shownPhone } from '#platform/text/phones.ts'
import type { Frontend } from '#platform/server/pages/frontend.ts'
import type { InlineAssets } from '#platform/rendering.ts'
import { withInline } from '#platform/server/pages/inline-policy.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import { registerRoute } from '#platform/server/http/register-route.ts'
import { policyWithCamera } from '#platform/server/http/headers.ts'
import { createPages } from '#platform/server/pages/pages.ts'
import type { Pages } from '#platform/server/pages/pages.ts'
import { setUpGuide } from '#set-up-guide/contract.ts'
import { robots, sitemap, speculationPath, speculationRules } from '#portals/site/shell/crawlers.ts'
import { manifest, manifests } from '#portals/site/shell/manifest.ts'
import { mapOrigin } from '#portals/site/pages/map-origin.ts'
import { signedOutForms } from './signed-out-forms.ts'
import { visitorPageOf } from './signed-out-pages.ts'
import { withUnitsPage } from '#portals/site/offers/units-page.ts'
import type { PublicPage, SiteData, SiteInLanguages } from '#portals/site/shell/site-data.ts'

/** The public pages show data of these topics. */
const topics = new Set(['building', 'photos', 'units', '*'])

/**
 * Mounts the public pages, the contact form and the portals' documents, and invalidates them when their data changes.
 */
export async function mountSite(
  context: AppContext,
  frontend: Frontend<PublicPage, SiteInLanguages>,
  writeContactEmail: WriteContactEmail,
): Promise<Pages<PublicPage>> {
  const pages = createPages({
    frontend,
    data: () => readSite(context),
    visitorPage: (page, request, reply) => visitorPageOf(context, page, request, reply),
    setHeaders: headersWith(frontend.assets.inline),
    now: () => context.now().getTime(),
    buildings: context.buildings,
  })
  context.live.onChange(({ topic }) => {
    if (topics.has(topic)) pages.invalidate()
  })
  crawlerRoutes(context)
  mountMarkIcons(context)
  mountAccentStyles(context)
  await contactFormRoute(context, (request, reply, status, language, form) =>
    pages.show(request, reply, status, { language, name: 'contact', form }),
  )
  await signedOutForms(context, pages, writeContactEmail)
  await pages.mount(context.fastify)
  return pages
}

/** Public pages for frames of the console: with texts that are not saved yet, for their author only, and as they are. */
export function previewRoute(context: AppContext, frontend: Frontend<PublicPage, SiteInLanguages> | undefined) {
  registerRoute(context, pageContent.preview, async ({ db, params, body: { language, ...draft } }) => {
    const { page, content } = await previewContent(db, params.page, draft, language)
    const site = await readSite(context)
    const preview = { ...site[language], content: { ...site[language].content, [page]: content } }
    return renderStill(frontend, addressIn(language, pathOfPage[page]), { ...site, [language]: preview })
  })
  registerRoute(context, setUpGuide.page, async () => renderStill(frontend, paths.home(), await readSite(context)))
}

/** A page as a document for a frame: it runs no scripts. */
async function renderStill(
  frontend: Frontend<PublicPage, SiteInLanguages> | undefined,
  address: string,
  site: SiteInLanguages,
): Promise<{ html: string }> {
  const renderer = await frontend?.load()
  const found = renderer?.pageAt(address, '', [...offeredLanguages(), ...languages])
  if (!frontend || !renderer || !found) throw conflict('no_pages', 'The pages cannot be rendered at the moment.')
  const html = await renderer.render(found.page, site, frontend.assets)
  const still = html?.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '') ?? ''
  return { html: still.replace('<head>', '<head><meta name="robots" content="noindex">') }
}

/**
 * A page opened by a link with a token is never cached, and sends at most its origin as the referrer. With no referrer at
 * all a browser would send its form with the origin `null`, which is rejected on plain http. The contact page may load the
 * map of another site on request.
 */
const headersWith = (inline: InlineAssets | undefined) => (page: PublicPage, reply: FastifyReply) => {
  if (page.name === 'portal' && inline) changePolicy(reply, (policy) => withInline(policy, inline))
  if (page.name === 'portal' && leadsToDesk(String(page.path)))
    void reply.header('permissions-policy', policyWithCamera)
  if (page.name === 'signed-out' && tokenPages.includes(page.path))
    void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'strict-origin' })
  if (page.name === 'portal' || page.name === 'signed-out' || page.name === 'notFound') return
  void reply.header('speculation-rules', `"${speculationPath}"`)
  if (page.name === 'contact') changePolicy(reply, (policy) => `${policy};frame-src ${mapOrigin}`)
}

function changePolicy(reply: FastifyReply, change: (policy: string) => string) {
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy === 'string') void reply.header('content-security-policy', change(policy))
}

function crawlerRoutes(context: AppContext) {
  context.fastify.get('/robots.txt', async (_, reply) => {
    const text = robots((await readSite(context)).en)
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text)
  })
  context.fastify.get('/sitemap.xml', async (_, reply) => {
    const text = sitemap((await readSite(context)).en)
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache').send(text)
  })
  for (const [path, portal] of Object.entries(manifests))
    context.fastify.get(path, async (_, reply) => {
      const text = JSON.stringify(manifest((await readSite(context)).en, portal))
      return reply.type('application/manifest+json').header('cache-control', 'public, max-age=3600').send(text)
    })
  context.fastify.get(speculationPath, async (_, reply) =>
    reply
      .type('application/speculationrules+json')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(speculationRules())),
  )
}

async function readSite({ db, now, origin }: AppContext): Promise<SiteInLanguages> {
  if (!(await hasProfile(db))) throw buildingNotSetUp()
  const [profile, content, slots, gallery, offers, model] = await Promise.all([
    findProfile(db),
    listPageContents(db),
    listPictureSlots(db),
    listGallery(db),
    listOffers(db, now()),
    readModel(db),
  ])
  const logo = await findShownLogo(db, profile)
  const { poweredByName: label, poweredByUrl: url } = profile
  const [year = ''] = dayOf(now(), profile.timeZone).split('-')
  const dataIn = (language: Language): SiteData => ({
    building: {
      ...profile,
      officePhone: shownPhone(profile.officePhone),
      securityPhone: shownPhone(profile.securityPhone),
      phoneCountryCodes: { callingCode: profile.phoneCallingCode, trunkPrefix: profile.phoneTrunkPrefix },
      poweredBy: label && url ? { label, url } : null,
    },
    content: withUnitsPage(content[language], offers, language),
    pictures: Object.fromEntries(slots.map(({ slot, ...photo }) => [slot, shownIn(language, photo)])),
    gallery: gallery.map((photo) => ({ ...shownIn(language, photo), category: photo.category })),
    offers,
    model,
    mark: { ...markOf(model), ...(logo && { logo }) },
    today: dayOf(now(), profile.timeZone),
    origin: origin(),
    year: Number(year),
  })
  return mapLanguages(dataIn)
}

/** Where the texts of each page are shown. */
const pathOfPage: Readonly<Record<SitePage, string>> = {
  home: paths.home(),
  amenities: paths.amenities(),
  services: paths.services(),
  nearby: paths.nearby(),
  gallery: paths.gallery(),
  contact: paths.contact(),
  'building-view': paths.availableUnits(),
}

function shownIn(language: Language, { id, picture, encoded, alt, altLanguage, altTranslations }: SitePhoto) {
  const translation = language === altLanguage ? undefined : altTranslations[language]
  return { picture: picture ?? id, alt: translation ?? alt, ...(encoded && { encoded }) }
}
