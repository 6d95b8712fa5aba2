import { renderToStaticMarkup } from 'react-dom/server'
import { addressIn, paths } from '#paths.ts'
import { photoCategories } from '#photos/contract.ts'
import { isLanguage, languages } from '#platform/language.ts'
import type { Language } from '#platform/language.ts'
import type { Renderer } from '#platform/rendering.ts'
import { emptyForm } from '#portals/site/contact-form.ts'
import { documentOf } from '#portals/site/documents.tsx'
import { searchOf, viewOf } from '#portals/site/offer-view.ts'
import { shellTitles } from '#portals/site/shell-titles.ts'
import type { ShellPath } from '#portals/site/shell-titles.ts'
import { isCurrent, pages } from '#portals/site/site-map.ts'
import type { PublicPage, PublicPlace, SiteInLanguages } from '#portals/site/site-data.ts'

const plain: Record<string, PublicPlace> = {
  [paths.home()]: { name: 'home' },
  [paths.amenities()]: { name: 'amenities' },
  [paths.services()]: { name: 'services' },
  [paths.nearby()]: { name: 'nearby' },
}

/** Behind these people are signed in. */
const guarded: readonly ShellPath[] = [paths.admin(), paths.building(), paths.tenant(), paths.staff(), paths.account()]

/** The language an address asks for, and the address in English. */
function languageOf(path: string): { language: Language; path: string } {
  const [, first = '', ...rest] = path.split('/')
  if (!isLanguage(first) || addressIn(first, '/') === '/') return { language: 'en', path }
  return { language: first, path: `/${rest.join('/')}` }
}

function pageAt(address: string, search: string): { page: PublicPage; key: string } | null {
  const { language, path } = languageOf(address)
  const found = placeAt(path, search)
  // A portal has one address; its language is the person's.
  if (!found || (found.place.name === 'portal' && language !== 'en')) return null
  return { page: { language, ...found.place }, key: `${language} ${found.key}` }
}

/** What stands at an address; of what follows the question mark only a few things make another page. */
function placeAt(path: string, search: string): { place: PublicPlace; key: string } | null {
  const found = plain[path]
  if (found) return { place: found, key: path }
  const asked = new URLSearchParams(search)
  if (path === paths.contact()) {
    const unit = asked.get('unit') ?? ''
    if (/^[\w-]{1,12}$/.test(unit)) {
      const about = { unit, for: asked.get('for') === 'lease' ? 'lease' : 'sale' }
      return { place: { name: 'contact', form: emptyForm, about }, key: `${path} ${about.for} ${unit}` }
    }
    const outcome = asked.get('sent') === '1' ? 'sent' : 'none'
    return { place: { name: 'contact', form: { ...emptyForm, outcome } }, key: `${path} ${outcome}` }
  }
  if (path === paths.availableUnits()) {
    const view = viewOf(asked)
    return { place: { name: 'building-view', view }, key: `${path}${searchOf(view)}` }
  }
  if (path === paths.gallery()) {
    const category = photoCategories.find((one) => one === asked.get('category')) ?? null
    return { place: { name: 'gallery', category }, key: `${path} ${category}` }
  }
  return path in shellTitles ? { place: { name: 'portal', path: path as ShellPath }, key: path } : null
}

export const renderer: Renderer<PublicPage, SiteInLanguages> = {
  pageAt,
  warm: [
    ...[...Object.keys(plain), paths.contact(), paths.gallery(), paths.availableUnits()].flatMap((path) =>
      languages.map((language) => addressIn(language, path)),
    ),
    ...Object.keys(shellTitles),
  ],
  notFoundAt(path) {
    const shell = guarded.find((portal) => path.startsWith(`${portal}/`))
    // The portals' program tells it in their frame, to whoever is signed in.
    if (shell) return { page: { language: 'en', name: 'portal', path: shell }, key: `en ${shell}` }
    const { language, path: english } = languageOf(path)
    const below = pages.find((page) => isCurrent(page.path, english))?.name ?? null
    return { page: { language, name: 'notFound', below }, key: `${language} 404 ${below}` }
  },
  render(page, data, assets) {
    const document = documentOf(page, data[page.language], assets)
    return Promise.resolve(document && `<!doctype html>${renderToStaticMarkup(document)}`)
  },
}
