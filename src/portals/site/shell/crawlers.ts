import { paths } from '#paths.ts'
import { addressIn } from '#platform/language/address-in.ts'
import { offeredLanguages } from '#platform/language/language.ts'
import { pages } from './header-pages.ts'
import { isShown } from './site-map.ts'
import type { SiteData } from './site-data.ts'

/** The files for crawlers and browsers: what to index, what not, and what to prerender. */

export const robots = ({ origin }: SiteData) =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${new URL('/sitemap.xml', origin).href}`, ''].join('\n')

export function sitemap(data: SiteData): string {
  const languages = offeredLanguages()
  const at = (language: string, path: string) => new URL(addressIn(language, path), data.origin).href
  const alternateLinks = (path: string) =>
    languages.map((one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${at(one, path)}"/>`).join('')
  const addresses = [...pages, { name: 'building-view', path: paths.availableUnits() }]
    .filter(({ name }) => isShown(name, data))
    .flatMap(({ path }) =>
      languages.map((language) => `  <url><loc>${at(language, path)}</loc>${alternateLinks(path)}</url>`),
    )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n')
}

const prepared = [...pages.map(({ path }) => path), paths.availableUnits()]

/**
 * Public pages are prerendered while the pointer rests on their link; portals, API calls and links within a page are
 * not.
 */
export const speculationRules = () => ({
  prerender: [
    {
      where: {
        and: [
          { href_matches: prepared.flatMap((path) => offeredLanguages().map((one) => addressIn(one, path))) },
          { not: { selector_matches: '[data-filter], [data-clear]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
export const speculationPath = '/speculation-rules.json'
