import type { Page } from '@playwright/test'
import { ownAnnouncements } from '#announcements/own-contract.ts'
import { ownRequests } from '#maintenance/resident/contract.ts'
import { memberTexts } from '#occupancy/members/messages/index.ts'
import { pseudo } from '#platform/language/pseudo.ts'
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
async function findFaults(
  page: Page,
  app: JourneyProgram,
  addresses: readonly string[],
  open: (address: string) => Promise<void> = async () => {},
) {
  const typed = await readTyped(app)
  const faults: string[] = []
  for (const address of addresses) {
    await page.goto(app.origin + address, { waitUntil: 'networkidle' })
    expect(await page.locator('html').getAttribute('lang'), address).toBe(pseudoLocale)
    await open(address)
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

test('the dialogs of the resident portal have no text in English and none that is cut off @screens', async ({
  page,
  app,
}) => {
  await chooseLanguage(page, app)
  await signInByCookie(page, app, 'resident')
  const firstOf = async (call: { path: string }) => {
    const reply = await page.request.get(app.origin + call.path)
    const [first] = (await reply.json()) as { id: string }[]
    return first?.id ?? ''
  }
  const household = '/tenant?tab=household'
  const dialogs = [
    '/tenant?tab=maintenance&request=new',
    `/tenant?tab=maintenance&request=${await firstOf(ownRequests.list)}`,
    `/tenant?tab=announcements&announcement=${await firstOf(ownAnnouncements.list)}`,
    household,
  ]
  const faults = await findFaults(page, app, dialogs, async (address) => {
    if (address === household)
      await page
        .getByRole('button', { name: pseudo(memberTexts.en.invite) as string })
        .first()
        .click()
    await expect(page.getByRole('dialog').first()).toBeVisible()
  })
  expect(faults).toEqual([])
})
