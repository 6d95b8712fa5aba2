import { renderToStaticMarkup } from 'react-dom/server'
import { paths } from '#paths.ts'
import { photoCategories } from '#photos/contract.ts'
import type { Renderer } from '#platform/rendering.ts'
import { emptyForm } from '#portals/site/contact-form.ts'
import { documentOf } from '#portals/site/documents.tsx'
import { shellTitles } from '#portals/site/shell-titles.ts'
import type { ShellPath } from '#portals/site/shell-titles.ts'
import { wishOf } from '#units/offers.ts'
import type { PublicPage, SiteData } from '#portals/site/site-data.ts'

const plain: Record<string, PublicPage> = {
  [paths.home()]: { name: 'home' },
  [paths.amenities()]: { name: 'amenities' },
  [paths.services()]: { name: 'services' },
  [paths.nearby()]: { name: 'nearby' },
}

/** What stands at an address; of what follows the question mark only a few things make another page. */
function pageAt(path: string, search: string): { page: PublicPage; key: string } | null {
  const found = plain[path]
  if (found) return { page: found, key: path }
  const asked = new URLSearchParams(search)
  if (path === paths.contact()) {
    const unit = asked.get('unit') ?? ''
    if (/^[\w-]{1,12}$/.test(unit)) {
      const about = { unit, for: asked.get('for') === 'lease' ? 'lease' : 'sale' }
      return { page: { name: 'contact', form: emptyForm, about }, key: `${path} ${about.for} ${unit}` }
    }
    const outcome = asked.get('sent') === '1' ? 'sent' : 'none'
    return { page: { name: 'contact', form: { ...emptyForm, outcome } }, key: `${path} ${outcome}` }
  }
  if (path === paths.availableUnits()) {
    const wish = wishOf(asked)
    return { page: { name: 'building-view', wish }, key: `${path} ${Object.values(wish).join(' ')}` }
  }
  if (path === paths.gallery()) {
    const category = photoCategories.find((one) => one === asked.get('category')) ?? null
    return { page: { name: 'gallery', category }, key: `${path} ${category}` }
  }
  return path in shellTitles ? { page: { name: 'portal', path: path as ShellPath }, key: path } : null
}

export const renderer: Renderer<PublicPage, SiteData> = {
  pageAt,
  warm: [...Object.keys(plain), paths.contact(), paths.gallery(), paths.availableUnits(), ...Object.keys(shellTitles)],
  notFound: { name: 'notFound' },
  render(page, data, assets) {
    const document = documentOf(page, data, assets)
    return Promise.resolve(document && `<!doctype html>${renderToStaticMarkup(document)}`)
  },
}
