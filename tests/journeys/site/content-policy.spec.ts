import type { Page } from '@playwright/test'
import { type DemoPerson, expect, signIn, test } from '../fixtures.ts'

// No page attempts anything that its own content policy forbids.

test.use({ expectedErrors: [/status of 40[14]/] })
test.setTimeout(240_000)

/** Collects every violation of the policy on any page from now on. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('recordViolation', (text: string) => void violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, documentURI, sourceFile }) => {
        const note = (window as unknown as { recordViolation: (text: string) => void }).recordViolation
        note(`${documentURI}: ${violatedDirective} ${blockedURI} ${sourceFile}`)
      },
    )
  })
  return violations
}

async function visit(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('the public pages @main', async ({ page, app }) => {
  const violations = await watchPolicy(page)
  const pages = ['/', '/amenities', '/services', '/nearby', '/gallery', '/contact', '/building-view', '/fr', '/nowhere']
  for (const path of [
    ...pages,
    '/login',
    '/forgot-password',
    '/reset-password',
    '/news-by-mail',
    '/maintenance-answer',
  ])
    await page.goto(`${app.origin}${path}`, { waitUntil: 'networkidle' })
  expect(violations).toEqual([])
})

const sections: Record<'admin' | 'staff' | 'resident', string[]> = {
  admin: [
    ...['overview', 'units', 'tenants', 'maintenance', 'announcements', 'calendar', 'resources', 'website-requests']
      .concat('users', 'simulation', 'audit', 'settings')
      .map((tab) => `/admin?tab=${tab}`),
    '/building',
    '/account',
  ],
  staff: ['/staff', '/account'],
  resident: ['overview', 'maintenance', 'payments', 'announcements', 'calendar', 'resources', 'directory'].map(
    (tab) => `/tenant?tab=${tab}`,
  ),
}

for (const [who, addresses] of Object.entries(sections))
  test(`the pages of the ${who} @matrix`, async ({ page, app }) => {
    const violations = await watchPolicy(page)
    await signIn(page, app, who as DemoPerson)
    // A form with validation creates schemas, which must not be compiled with `eval`.
    for (const address of addresses) await visit(page, `${app.origin}${address}`)
    expect(violations).toEqual([])
  })

test('a violation would be detected', async ({ page, app }) => {
  const violations = await watchPolicy(page)
  await page.goto(`${app.origin}/login`)
  await page.evaluate(() => {
    // In a timer, because the policy does not apply to code that the debugger runs.
    setTimeout(() => {
      try {
        // oxlint-disable-next-line typescript/no-implied-eval
        Function('')()
      } catch {
        // As zod does to detect whether `eval` is allowed.
      }
    })
  })
  await expect.poll(() => violations.length).toBeGreaterThan(0)
})
