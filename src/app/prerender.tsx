import { renderToStaticMarkup } from 'react-dom/server'
import { paths, tokenPages } from '#paths.ts'
import { addressIn } from '#platform/language/address-in.ts'
import { photoCategories } from '#photos/choices.ts'
import { isLanguage, languages } from '#platform/language/language.ts'
import { type Language, firstLanguage } from '#platform/language/registry.ts'
import { renderWithLocale } from '#platform/locale/render-with-locale.ts'
import type { Renderer } from '#platform/rendering.ts'
import { emptyForm } from '#portals/site/pages/contact-form.ts'
import { documentOf } from '#portals/site/shell/documents.tsx'
import { findSignedOutPage } from '#portals/sign-in/content.ts'
import { loadTexts } from './languages/load-texts.ts'
import { searchOf, viewOf } from '#portals/site/offers/offer-view.ts'
import { shellTitles } from '#portals/site/shell/shell-titles.ts'
import type { ShellPath } from '#portals/site/shell/shell-titles.ts'
import { pages } from '#portals/site/shell/header-pages.ts'
import { isCurrent } from '#portals/site/shell/site-map.ts'
import type { PublicPage, PublicPlace, SiteInLanguages } from '#portals/site/shell/site-data.ts'

// This bundle has its own copy of the texts.
await Promise.all(languages.map(loadTexts))

const plain: Record<string, PublicPlace> = {
  [paths.home()]: { name: 'home' },
  [paths.amenities()]: { name: 'amenities' },
  [paths.services()]: { name: 'services' },
  [paths.nearby()]: { name: 'nearby' },
}

/** The portals that require a session. */
const guarded: readonly ShellPath[] = [
  paths.admin(),
  paths.building(),
  paths.tenant(),
  paths.staff(),
  paths.desk(),
  paths.account(),
  paths.notifications(),
]

const portalAbove = (path: string) => guarded.find((portal) => path.startsWith(`${portal}/`))

type Offered = readonly [Language, ...Language[]]

/** The language of an address, and the same address without its prefix. */
function languageOf(address: string, [byDefault, ...others]: Offered): { language: Language; path: string } {
  const { language, path } = splitPrefix(address)
  return language && others.includes(language) ? { language, path } : { language: byDefault, path: address }
}

function splitPrefix(address: string): { language: Language | null; path: string } {
  const [, first = '', ...rest] = address.split('/')
  return isLanguage(first) ? { language: first, path: `/${rest.join('/')}` } : { language: null, path: address }
}

/** A page that had a prefix is at its address without one: its language is the default one now, or is not offered. */
function movedTo(address: string, [, ...others]: Offered): string | null {
  const { language, path } = splitPrefix(address)
  return language !== null && !others.includes(language) && placeAt(path, '') ? path : null
}

function pageAt(address: string, search: string, offered: Offered): { page: PublicPage; key: string } | null {
  const { language, path } = languageOf(address, offered)
  const found = placeAt(path, search)
  // A portal has one address; its language is the user's.
  const isPortal = found?.place.name === 'portal' || found?.place.name === 'signed-out'
  if (!found || (isPortal && language !== offered[0])) return null
  return { page: { language, ...found.place }, key: `${language} ${found.key}` }
}

/** The page at an address; only a few query parameters select another page. */
function placeAt(path: string, search: string): { place: PublicPlace; key: string } | null {
  const found = plain[path]
  if (found) return { place: found, key: path }
  const query = new URLSearchParams(search)
  if (path === paths.contact()) {
    const unit = query.get('unit') ?? ''
    if (/^[\w-]{1,12}$/.test(unit)) {
      const about = { unit, for: query.get('for') === 'lease' ? 'lease' : 'sale' }
      return { place: { name: 'contact', form: emptyForm, about }, key: `${path} ${about.for} ${unit}` }
    }
    const outcome = query.get('sent') === '1' ? 'sent' : 'none'
    return { place: { name: 'contact', form: { ...emptyForm, outcome } }, key: `${path} ${outcome}` }
  }
  if (path === paths.availableUnits()) {
    const view = viewOf(query)
    return { place: { name: 'building-view', view }, key: `${path}${searchOf(view)}` }
  }
  if (path === paths.gallery()) {
    const category = photoCategories.find((category) => category === query.get('category')) ?? null
    return { place: { name: 'gallery', category }, key: `${path} ${category}` }
  }
  const content = findSignedOutPage(path)
  if (content) return { place: { name: 'signed-out', path, content }, key: path }
  return path in shellTitles ? { place: { name: 'portal', path: path as ShellPath }, key: path } : null
}

const isTokenPage = (page: PublicPage) => page.name === 'signed-out' && tokenPages.includes(page.path)

/** First in the head, before React's preloads: this script removes the token from the address bar. */
const tokenFirst = (html: string) => html.replace('<head>', '<head><script src="/link-token.js"></script>')

export const renderer: Renderer<PublicPage, SiteInLanguages> = {
  pageAt,
  warm: [
    ...[...Object.keys(plain), paths.contact(), paths.gallery(), paths.availableUnits()].flatMap((path) =>
      languages.map((language) => addressIn(language, path, firstLanguage)),
    ),
    ...Object.keys(shellTitles),
  ],
  movedTo,
  notFoundAt(path, offered) {
    const shell = portalAbove(path)
    // The portal itself shows the missing page, inside its frame.
    if (shell) return { page: { language: 'en', name: 'portal', path: shell }, key: `en ${shell}` }
    const { language, path: plainPath } = languageOf(path, offered)
    const below = pages.find((page) => isCurrent(page.path, plainPath))?.name ?? null
    return { page: { language, name: 'notFound', below }, key: `${language} 404 ${below}` }
  },
  errorAt(path, preferred, textIn, offered) {
    const address = languageOf(path, offered)
    // A portal has one address in all languages.
    const language = path in shellTitles || portalAbove(path) ? preferred : address.language
    return { language, name: 'error', text: textIn(language) }
  },
  render(page, data, assets) {
    const site = data[page.language]
    // This bundle has its own copy of the context, and a page is rendered outside requests too.
    const html = renderWithLocale(site.building, () => {
      const document = documentOf(page, site, assets)
      return document && `<!doctype html>${renderToStaticMarkup(document)}`
    })
    return Promise.resolve(html && isTokenPage(page) ? tokenFirst(html) : html)
  },
}
