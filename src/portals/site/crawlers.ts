import { paths } from '#paths.ts'
import { isShown, pages } from './site-map.ts'
import type { SiteData } from './site-data.ts'

/** What programs are told about the site, beside its pages: what to read, what not, and what to prepare. */

export const robots = ({ origin }: SiteData) =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${new URL('/sitemap.xml', origin).href}`, ''].join('\n')

export function sitemap(data: SiteData): string {
  const addresses = [...pages, { name: 'building-view', path: paths.availableUnits() }]
    .filter(({ name }) => isShown(name, data))
    .map(({ path }) => `  <url><loc>${new URL(path, data.origin).href}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n')
}

/** A public page is prepared while the pointer rests on its link; portals and calls never are, nor what changes in place. */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: [...pages.map(({ path }) => path), paths.availableUnits()] },
          { not: { selector_matches: '[data-filter], [data-clear]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}
export const speculationPath = '/speculation-rules.json'
