import type { Page } from '@playwright/test'
import { pseudoLocale } from '#platform/language/registry.ts'
import { expect, signInByCookie, test } from '../fixtures.ts'
import type { JourneyProgram } from '../journey-program.ts'
import { isTranslated, readPage, readTyped } from './pseudo-page.ts'

// The pseudo-locale gets its texts as any further language does, but they are in brackets and 40 % longer than the English ones.
test.use({ hostEnv: { PSEUDO_LOCALE: '1' }, expectedErrors: [/status of 404/] })

const site = ['', '/amenities', '/services', '/nearby', '/gallery', '/contact', '/building-view', '/nowhere']
const signedOut = [
  '/login',
  '/resident-login',
  '/forgot-password',
  '/reset-password?token=x',
  '/report?place=x',
  '/confirm-email?token=x',
  '/maintenance-answer?token=x',
  '/visit-answer?token=x',
  '/work-order?token=x',
  '/alert?token=x',
  '/news-by-mail?token=x',
]
const portal = [
  'overview',
  'residents',
  'maintenance',
  'announcements',
  'calendar',
  'resources',
  'household',
  'payments',
].map((tab) => `/tenant?tab=${tab}`)
const account = ['/account', '/account/notifications', '/notifications']

async function chooseLanguage(page: Page, app: JourneyProgram) {
  await page.context().addCookies([{ name: 'language', value: pseudoLocale, url: app.origin }])
  await page.addInitScript((language) => localStorage.setItem('language', language), pseudoLocale)
}

/** Visits addresses and collects every text that is not translated or has no room. */
async function findFaults(page: Page, app: JourneyProgram, addresses: readonly string[]) {
  const typed = await readTyped(app)
  const faults: string[] = []
  for (const address of addresses) {
    await page.goto(app.origin + address, { waitUntil: 'networkidle' })
    expect(await page.locator('html').getAttribute('lang'), address).toBe(pseudoLocale)
    const { texts, clipped, beyond, widest } = await readPage(page)
    expect(texts.length, `${address}: texts`).toBeGreaterThan(3)
    for (const found of texts)
      if (!isTranslated(found, typed)) faults.push(`${address} untranslated "${found.text}" (${found.where})`)
    for (const { text, where } of clipped) faults.push(`${address} clipped "${text}" (${where})`)
    if (beyond > 0) faults.push(`${address} is ${beyond} pixels too wide: ${widest}`)
  }
  return [...new Set(faults)]
}

test('the public pages and those to sign in have no text in English and none that is cut off @screens', async ({
  page,
  app,
}) => {
  await chooseLanguage(page, app)
  const addresses = [...site.map((path) => `/${pseudoLocale}${path}`), ...signedOut]
  expect(await findFaults(page, app, addresses)).toEqual([])
})

test('the resident portal has no text in English and none that is cut off @screens', async ({ page, app }) => {
  await chooseLanguage(page, app)
  await signInByCookie(page, app, 'resident')
  expect(await findFaults(page, app, [...portal, ...account])).toEqual([])
})
