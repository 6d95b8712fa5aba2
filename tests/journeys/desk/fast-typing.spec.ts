import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '../fixtures.ts'
import { openPortalAs } from '../requests/request-people.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Scan or search' })

test('what is typed or scanned right after the key of a section goes into its field', async ({ page, app }) => {
  await signIn(page, app, 'concierge')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('#k-13', { delay: 0 })
  await expect(page.getByRole('searchbox', { name: 'Search keys' })).toHaveValue('k-13')
  await expect(page.getByRole('listitem').filter({ hasText: 'Party room' })).toBeVisible()

  await page.getByRole('link', { name: 'Desk', exact: true }).press('Enter')
  await expect(box(page)).toBeFocused()
  // A scanner ends with Enter; the recipient is typed right after it.
  await page.keyboard.type('+4002115551234567\nokafor', { delay: 0 })
  await expect(page.getByText('4002 1155 5123 4567')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Recipient' })).toHaveValue('okafor')

  await page.getByRole('link', { name: 'Desk', exact: true }).press('Enter')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('.Lamp broken', { delay: 0 })
  await expect(page.getByRole('textbox', { name: 'What happened?' })).toHaveValue('Lamp broken')
})

/** The code of a screen comes when this is called. */
async function delayCode(page: Page, file: RegExp) {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(file, async (route) => {
    await answered
    await route.fallback()
  })
  return answer
}

test('what is typed while the code of a dialog or a section is loaded goes into its field', async ({ page, app }) => {
  const visitorCode = await delayCode(page, /\/VisitorDialog[^/]*\.js/)
  const handOverCode = await delayCode(page, /\/HandOver[^/]*\.js/)
  const intakeCode = await delayCode(page, /\/TakeIn[^/]*\.js/)
  await signIn(page, app, 'concierge')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('@Vera @ home', { delay: 0 })
  await expect(box(page)).toHaveValue('')
  visitorCode()
  const visitor = page.getByRole('dialog', { name: 'Check in a visitor' })
  await expect(visitor.getByLabel('Name')).toHaveValue('Vera @ home')
  await page.keyboard.type(' Lopez', { delay: 0 })
  await expect(visitor.getByLabel('Name')).toHaveValue('Vera @ home Lopez')
  await visitor.getByLabel('Name').fill('')
  await page.keyboard.press('Escape')
  await expect(visitor).toBeHidden()

  // A home without packages, whose dialog offers to take one in: the key waits for it, and the label for the section.
  await page.route('**/api/desk/packages?*unitId=*', (route) => route.fulfill({ json: [] }))
  await box(page).fill('2107')
  await page.getByRole('option').filter({ hasText: 'For the whole home' }).click()
  await page.keyboard.type('+4002115551234567\n!okafor', { delay: 0 })
  await expect(box(page)).toHaveValue('')
  handOverCode()
  await expect(page).toHaveURL(/tab=take-in/)
  intakeCode()
  await expect(page.getByText('4002 1155 5123 4567')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Recipient' })).toHaveValue('okafor')
  await expect(page.getByRole('button', { name: 'Damaged' })).toHaveAttribute('aria-pressed', 'true')
})

test('the keys of the desk work on the pages of visitors, the log and incidents too', async ({ page, app }) => {
  await signIn(page, app, 'concierge', '/desk?tab=visitors')
  await expect(page.getByText('Expected visitors')).toBeVisible()
  await page.keyboard.press('@')
  const visitor = page.getByRole('dialog', { name: 'Check in a visitor' })
  await expect(visitor.getByRole('radio', { name: 'Guest' })).toBeFocused()
  await page.keyboard.type('Vera @ home')
  await expect(visitor.getByLabel('Name')).toHaveValue('Vera @ home')
  await page.goto(`${app.origin}/desk?tab=log`)
  await expect(page.getByRole('button', { name: /^Write entry/ })).toBeVisible()
  await page.keyboard.press('.')
  await expect(page.getByRole('dialog', { name: 'Write entry' })).toBeVisible()
  await page.goto(`${app.origin}/desk?tab=incidents`)
  await expect(page.getByText('Earlier incidents')).toBeVisible()
  await page.keyboard.press('!')
  await expect(page.getByRole('dialog', { name: 'Open an incident' })).toBeVisible()
})

test('a home without packages is offered what else helps, by the keys of the desk', async ({ page, app }) => {
  await signIn(page, app, 'concierge')
  const unitNumber = await page.evaluate(async () => {
    for (const text of ['20', '21', '22', '23', '24']) {
      const reply = (await (await fetch(`/api/desk/search?text=${text}`)).json()) as {
        units: { unitNumber: string; waiting: number; residents: string[] }[]
      }
      const found = reply.units.find(({ waiting, residents }) => waiting === 0 && residents.length > 0)
      if (found) return found.unitNumber
    }
    throw new Error('Packages wait for every home.')
  })
  const openHome = async () => {
    await expect(box(page)).toBeFocused()
    await page.keyboard.type(unitNumber)
    const home = page.getByRole('option').filter({ hasText: 'For the whole home' })
    await home.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('No packages are waiting for the whole home')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Take in' })).toBeFocused()
    return dialog
  }
  const dialog = await openHome()
  await expect(dialog.getByRole('button', { name: /Hand out/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('#')
  await expect(page.getByRole('searchbox', { name: 'Search keys' })).toHaveValue(unitNumber)
  await page.goBack()
  await openHome()
  await page.keyboard.press('@')
  await expect(page.getByRole('dialog', { name: 'Check in a visitor' })).toBeVisible()
  await page.keyboard.press('Escape')
  await openHome()
  // The dialog gives the focus back to the search, which does not take what is scanned.
  await page.keyboard.type('+4002115551234567\n', { delay: 0 })
  await expect(page.getByText('4002 1155 5123 4567')).toBeVisible()
})

test('the last scan has no Undo any more when another desk handed it out', async ({ page, browser, app }) => {
  const office = await openPortalAs(browser, app, 'staff', '/desk')
  await signIn(page, app, 'concierge')
  await page.keyboard.press('+')
  await expect(page.getByRole('textbox', { name: 'Tracking number' })).toBeFocused()
  await page.keyboard.type('4002115551234567\n')
  const saved = page.waitForResponse(
    (response) => response.url().includes('/api/desk/packages') && response.request().method() === 'POST',
  )
  await page.keyboard.type('amara okafor\n')
  const { id } = (await (await saved).json()) as { id: string }
  await page.getByRole('link', { name: 'Desk', exact: true }).press('Enter')
  await expect(page.getByText(/^Last scan/)).toBeVisible()
  const undo = page.getByRole('button', { name: /^Undo / })
  await expect(undo).toBeVisible()
  await office.page.evaluate(async (packageId) => {
    const body = { packageIds: [packageId], proof: 'name', collector: { kind: 'recipient', name: '' } }
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/desk/packages/hand-over', { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(await answer.text())
  }, id)
  await expect(undo).toHaveCount(0)
  await expect(page.getByText(/^Last scan/)).toBeVisible()
})
