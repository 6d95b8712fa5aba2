import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'
import { choose, openPortalAs } from '../requests/request-people.ts'

/** A scanner is a keyboard: it types the code and presses Enter. */
async function scan(page: Page, code: string) {
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
}

const guests = Array.from({ length: 12 }, (_, at) => `Guest Number${String.fromCharCode(65 + at)}`)

test('a party of 12 is announced with a list, and checked in one by one by scanner and Enter @main', async ({
  page,
  app,
  browser,
}) => {
  test.slow()
  const owner = await openPortalAs(browser, app, 'owner', '/tenant?tab=front-desk')
  await owner.page.getByRole('button', { name: 'Announce a visitor' }).click()
  const form = owner.page.getByRole('dialog', { name: 'Announce a visitor' })
  await form.getByRole('radio', { name: 'Party' }).check()
  await form.getByLabel('Names').fill(guests.join('\n'))
  await choose(owner.page, form.getByLabel('From'), '12:00 AM')
  await choose(owner.page, form.getByLabel('To', { exact: true }), '12:00 AM')
  await form.getByLabel('Note for the desk').fill('Party room')
  await form.getByRole('button', { name: 'Announce' }).click()
  await expect(form).toHaveCount(0)
  const pass = owner.page.getByRole('listitem').filter({ hasText: 'Party of 12' })
  await expect(pass).toBeVisible()
  // The code of the pass is loaded after its row, which says whether the pass is open.
  const toggle = pass.getByRole('button', { name: /^(?:Show|Hide) the pass for Party of 12$/ })
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  const code = await pass.getByText(/^[A-Z\d]{4} [A-Z\d]{4}$/).innerText()

  await signIn(page, app, 'concierge')
  await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused()
  await expectAccessible(page)
  await scan(page, code.replace(' ', ''))
  let actions = 1
  const list = page.getByRole('dialog', { name: 'Party of 12' })
  await expect(list.getByText('0 of 12 are here')).toBeVisible()
  for (const [at, name] of guests.entries()) {
    await expect(list.getByRole('button', { name: `Check in ${name}` })).toBeFocused()
    await page.keyboard.press('Enter')
    actions += 1
    await expect(list.getByText(`${at + 1} of 12 are here`)).toBeVisible()
  }
  expect(actions).toBe(1 + guests.length)
  expect(actions / guests.length).toBeLessThanOrEqual(2)
  await expectAccessible(page)
  await expect(owner.page.getByText('12 of 12 have arrived')).toBeVisible()
  await list.getByRole('button', { name: 'Close' }).last().click()

  await page.getByRole('link', { name: /^Visitors/ }).click()
  await expect(page.getByRole('button', { name: `Check out ${guests[0]}` })).toBeVisible()
  await page.getByRole('button', { name: `Check out ${guests[0]}` }).click()
  await expect(page.getByText(`${guests[0]} is checked out`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect(page.getByRole('button', { name: `Check out ${guests[0]}` })).toBeVisible()
  expect(owner.errors).toEqual([])
})

test.describe('a visitor who is not announced', () => {
  test.use({ expectedErrors: [/status of 4(?:00|09)/] })

  test('a contractor is signed in and out with the keyboard in few actions @main', async ({ page, app }) => {
    await signIn(page, app, 'concierge')
    await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused()
    let actions = 0
    /** A field is one action: what is typed in it, with the key that leaves it. */
    const act = async (key: string, typed = '') => {
      await page.keyboard.type(typed)
      await page.keyboard.press(key)
      actions += 1
    }
    await act('@')
    const form = page.getByRole('dialog', { name: 'Check in a visitor' })
    await expect(form.getByRole('radio', { name: 'Guest' })).toBeFocused()
    await act('ArrowRight')
    await page.keyboard.press('Tab')
    await expect(form.getByLabel('Name')).toBeFocused()
    await act('Tab', 'Karim Benali')
    await expect(form.getByLabel('Firm')).toBeFocused()
    await page.keyboard.type('e')
    const firm = form.getByRole('list', { name: 'Vendor of the building' }).getByRole('button').first()
    await expect(firm).toBeVisible()
    await act('Enter')
    await expect(form.getByText(/insured to|insurance ended|no insurance/)).toBeVisible()
    await expect(form.getByLabel('Firm')).toBeFocused()
    await act('Enter')
    await expect(page.getByText('Karim Benali is checked in')).toBeVisible()
    // The form and its kind, who, which firm, and that they are here.
    expect(actions).toBeLessThanOrEqual(5)
    await page.getByRole('link', { name: /^Visitors/ }).press('Enter')
    // The first screen of the desk has such a button too.
    await expect(page.getByRole('heading', { name: 'Visitors', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Check out Karim Benali' }).press('Enter')
    await expect(page.getByText('Karim Benali is checked out')).toBeVisible()
  })

  test('a contractor signs in by firm with a badge, and out', async ({ page, app }) => {
    await signIn(page, app, 'concierge')
    await page.keyboard.press('@')
    const form = page.getByRole('dialog', { name: 'Check in a visitor' })
    await form.getByRole('radio', { name: 'Contractor' }).check()
    await form.getByLabel('Name').fill('Karim Benali')
    await form.getByRole('button', { name: 'Sign in' }).click()
    await expect(form.getByText('Type the firm of the contractor')).toBeVisible()
    await form.getByLabel('Firm').fill('e')
    await form.getByRole('list', { name: 'Vendor of the building' }).getByRole('button').first().click()
    await expect(form.getByText(/insured to|insurance ended|no insurance/)).toBeVisible()
    await form.getByLabel('Badge').fill('C-11')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Karim Benali is checked in')).toBeVisible()
    await page.getByRole('link', { name: /^Visitors/ }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'Karim Benali' })
    await expect(row).toContainText('badge C-11')
    await row.getByRole('button', { name: 'Check out Karim Benali' }).click()
    await expect(page.getByText('Karim Benali is checked out')).toBeVisible()
  })

  test('the office lists a person, and the desk reads only that it must call the office', async ({
    page,
    app,
    browser,
  }) => {
    const office = await openPortalAs(browser, app, 'staff', '/desk?tab=visitors')
    await office.page.getByRole('button', { name: 'Do not admit' }).click()
    const list = office.page.getByRole('dialog', { name: 'People not to admit' })
    await expect(list.getByText('Rex Stone')).toBeVisible()
    await list.getByRole('button', { name: 'Add a person' }).click()
    const form = office.page.getByRole('dialog', { name: 'Add a person not to admit' })
    await form.getByLabel('Full name').fill('Kit Vane')
    await form.getByLabel('Reason').fill('Broke the gym door')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(list.getByText('Broke the gym door')).toBeVisible()

    await signIn(page, app, 'concierge')
    await page.keyboard.press('@')
    const visitor = page.getByRole('dialog', { name: 'Check in a visitor' })
    await visitor.getByLabel('Name').fill('Kit Vane')
    await visitor.getByRole('combobox', { name: 'Whom they visit' }).fill('Amara Okafor')
    await page.keyboard.press('Enter')
    const host = visitor.getByRole('combobox', { name: 'Whom they visit' })
    await visitor.getByRole('button', { name: 'Change' }).press('Enter')
    await expect(host).toBeFocused()
    await visitor.getByLabel('Name').press('End')
    await page.keyboard.type('x')
    await expect(visitor.getByLabel('Name')).toBeFocused()
    await page.keyboard.press('Backspace')
    await host.fill('Amara Okafor')
    await page.keyboard.press('Enter')
    await expect(visitor.getByRole('button', { name: 'Change' })).toBeVisible()
    await visitor.getByRole('button', { name: 'Check in' }).click()
    await expect(visitor.getByText('Do not admit. Call the office.')).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByText('Broke the gym door')).toHaveCount(0)
    expect(office.errors).toEqual([])
  })
})

test('the pass opens on a phone by its link, without an account @phone', async ({ page, app, browser }) => {
  const owner = await openPortalAs(browser, app, 'owner', '/tenant?tab=front-desk')
  const reply = await owner.page.request.get(`${app.origin}/api/tenant/visitor-passes`)
  const { passes } = (await reply.json()) as { passes: { link: string; code: string }[] }
  const [first] = passes
  if (!first) throw new Error('The owner announced no one.')
  await page.goto(first.link)
  await expect(page.getByRole('heading', { name: 'Visitor pass' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code of the pass' })).toBeVisible()
  await expect(page.getByText(`${first.code.slice(0, 4)} ${first.code.slice(4)}`)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.goto(`${app.origin}/visitor-pass?token=wrong`)
  await expect(page.getByText('This link opens no pass')).toBeVisible()
})

test('a guest whose browser prefers French reads the pass in French, and in English by its link, without scripts', async ({
  app,
  browser,
}) => {
  const owner = await openPortalAs(browser, app, 'owner', '/tenant?tab=front-desk')
  const reply = await owner.page.request.get(`${app.origin}/api/tenant/visitor-passes`)
  const { passes } = (await reply.json()) as { passes: { link: string }[] }
  const guest = await browser.newContext({ locale: 'fr-CA', javaScriptEnabled: false })
  const page = await guest.newPage()
  await page.goto(passes[0]?.link ?? '')
  await expect(page.getByRole('heading', { name: 'Laissez-passer' })).toBeVisible()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Visitor pass' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR code of the pass' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Français' })).toBeVisible()
  // The choice is that of the browser from now on.
  await page.goto(passes[0]?.link ?? '')
  await expect(page.getByRole('heading', { name: 'Visitor pass' })).toBeVisible()
  await guest.close()
})

test('the visitors fit a phone, a tablet and a desk @screens', async ({ page, app }) => {
  await signIn(page, app, 'concierge', '/desk?tab=visitors')
  await expect(page.getByRole('heading', { name: 'Visitors', exact: true })).toBeVisible()
  await expect(page.getByText('Expected visitors')).toBeVisible()
  await expectAccessible(page)
})
