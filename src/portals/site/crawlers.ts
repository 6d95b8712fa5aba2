import { addressIn, paths } from '#paths.ts'
import { languages } from '#platform/language.ts'
import { isShown, pages } from './site-map.ts'
import type { SiteData } from './site-data.ts'

/** What programs are told about the site, beside its pages: what to read, what not, and what to prepare. */

export const robots = ({ origin }: SiteData) =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${new URL('/sitemap.xml', origin).href}`, ''].join('\n')

export function sitemap(data: SiteData): string {
  const at = (language: string, path: string) => new URL(addressIn(language, path), data.origin).href
  const twins = (path: string) =>
    languages.map((one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${at(one, path)}"/>`).join('')
  const addresses = [...pages, { name: 'building-view', path: paths.availableUnits() }]
    .filter(({ name }) => isShown(name, data))
    .flatMap(({ path }) => languages.map((language) => `  <url><loc>${at(language, path)}</loc>${twins(path)}</url>`))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n')
}

const prepared = [...pages.map(({ path }) => path), paths.availableUnits()]

/** A public page is prepared while the pointer rests on its link; portals and calls never are, nor what changes in place. */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: prepared.flatMap((path) => languages.map((one) => addressIn(one, path))) },
          { not: { selector_matches: '[data-filter], [data-clear]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}
export const speculationPath = '/speculation-rules.json'
