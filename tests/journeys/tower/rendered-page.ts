import { languages, mapLanguages } from '#platform/language/language.ts'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { pageContent } from '#demo/site/page-content.ts'
import { profile } from '#demo/profile.ts'
import { productMark } from '#platform/brand-mark.ts'
import type { AssetManifest, Renderer } from '#platform/rendering.ts'
import type { PublicPage, SiteData, SiteInLanguages } from '#portals/site/shell/site-data.ts'

const dist = resolve(import.meta.dirname, '../../../dist')

/** The demo building without pictures and without units on the market. */
export const bareData: SiteData = {
  building: {
    ...profile,
    accentColour: null,
    phoneCountryCodes: { callingCode: '1', trunkPrefix: '' },
    poweredBy: { label: profile.poweredByName, url: profile.poweredByUrl },
  },
  content: pageContent,
  pictures: {},
  gallery: [],
  offers: [],
  model: { ...profile, floors: [], parking: [] },
  mark: productMark,
  origin: 'http://127.0.0.1',
  today: '2026-11-21',
  year: 2026,
}

/** Shows the page at this address as the server renders it from this data. */
export async function showRendered(page: Page, address: string, data: SiteData) {
  const { renderer } = (await import(pathToFileURL(resolve(dist, 'server/prerender.js')).href)) as {
    renderer: Renderer<PublicPage, SiteInLanguages>
  }
  const assets = JSON.parse(await readFile(resolve(dist, 'assets.json'), 'utf8')) as AssetManifest
  const { pathname, search } = new URL(address)
  const found = renderer.pageAt(pathname, search.slice(1), languages)
  const html =
    found &&
    (await renderer.render(
      found.page,
      mapLanguages(() => data),
      assets,
    ))
  if (!html) throw new Error(`There is no page at ${address}`)
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto(address)
}
