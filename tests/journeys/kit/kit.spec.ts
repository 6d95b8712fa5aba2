import { expectAccessible, expect, test } from '../fixtures.ts'
import { openKitPage } from './kit-page.ts'

let kit: Awaited<ReturnType<typeof openKitPage>>
test.beforeAll(async () => {
  kit = await openKitPage()
})
test.afterAll(() => kit.close())

for (const theme of ['light', 'dark'] as const)
  test.describe(`in the ${theme} theme${theme === 'dark' ? ' @matrix' : ''}`, () => {
    test.beforeEach(({ page }) => page.goto(`${kit.address}?theme=${theme}`).then(() => undefined))

    test('every component is accessible in its initial state @narrow', async ({ page }) => {
      await expect(page.getByText('Loading maintenance requests...')).toBeVisible()
      await expectAccessible(page)
    })

    test('an open dialog and its confirmation are accessible @narrow', async ({ page }) => {
      await page.getByRole('button', { name: 'Submit Request' }).click()
      await expect(page.getByRole('dialog', { name: 'Submit New Maintenance Request' })).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel('Request Title').fill('Drip')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
      await expectAccessible(page)
    })

    test('an open menu, select and tooltip are accessible', async ({ page }) => {
      await page.getByRole('button', { name: 'Move to' }).click()
      await expect(page.getByRole('menuitem', { name: 'On Hold' })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.getByRole('combobox', { name: 'Status' }).click()
      await expect(page.getByRole('option', { name: 'Suspended' })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Hover for help' }).hover()
      await expect(page.getByText('2 BR · 1.5 BA')).toBeVisible()
      await expectAccessible(page)
    })

    test('toasts and form errors are accessible @narrow', async ({ page }) => {
      await page.getByRole('button', { name: 'Create Tenant' }).click()
      await expect(page.getByText('Fix two fields:')).toBeVisible()
      for (const [button, title] of [
        ['Success', 'Unit updated successfully'],
        ['Failure', 'Failed to update unit'],
      ] as const) {
        await page.getByRole('button', { name: button }).click()
        await expect(page.getByText(title)).toBeVisible()
        await expectAccessible(page)
      }
    })
  })

test.describe('by keyboard', () => {
  test.beforeEach(({ page }) => page.goto(`${kit.address}?theme=light`).then(() => undefined))

  test('a dialog traps the focus, returns it, and closes on Escape', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Submit Request' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(page.getByLabel('Request Title')).toBeFocused()
    for (let step = 0; step < 24; step++) {
      await page.keyboard.press(step % 8 === 7 ? 'Shift+Tab' : 'Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  })

  test('unsaved changes cause one confirmation, which keeps or discards them', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Submit Request' })
    await opener.press('Enter')
    await page.getByLabel('Request Title').fill('Water drips')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).press('Enter')
    await expect(page.getByLabel('Request Title')).toHaveValue('Water drips')
    await page.getByLabel('Request Title').press('Escape')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.press('Enter')
    await expect(page.getByLabel('Request Title')).toHaveValue('')
  })

  test('tabs in the header of a dialog change its body', async ({ page }) => {
    await page.getByRole('button', { name: 'View A-2454' }).press('Enter')
    await page.getByRole('dialog').getByRole('tab', { name: 'Overview' }).press('ArrowRight')
    await expect(page.getByRole('dialog').getByRole('tabpanel')).toHaveText('Five entries.')
    await expectAccessible(page)
  })

  test('a confirmation starts on the harmless button', async ({ page }) => {
    await page.getByRole('button', { name: 'Remove tenant' }).press('Enter')
    const prompt = page.getByRole('alertdialog', { name: 'Remove Amara Okafor from 2107?' })
    await expect(prompt.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await prompt.getByRole('button', { name: 'Remove tenant' }).press('Enter')
    await expect(page.getByRole('status').getByText('Tenant removed')).toBeVisible()
  })

  test('arrow keys move between tabs', async ({ page }) => {
    await page.getByRole('tab', { name: 'Overview' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Timeline' })).toBeFocused()
    await expect(page.getByRole('tabpanel')).toContainText('Timeline')
    await page.keyboard.press('End')
    await expect(page.getByRole('tab', { name: 'Maintenance' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
  })

  test('a menu opens, moves by arrow keys, selects, and returns the focus', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Move to' })
    await opener.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'In Progress' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(page.getByRole('region', { name: 'Tabs, menu, tooltip' }).getByRole('status')).toHaveText('On Hold')
  })

  test('a select opens, selects, and finds an option by its first letter', async ({ page }) => {
    const status = page.getByRole('combobox', { name: 'Status' })
    await expect(status).toHaveText('Active')
    await status.press('ArrowDown')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.press('s')
    await expect(page.getByRole('option', { name: 'Suspended' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(status).toHaveText('Suspended')
    await expect(status).toBeFocused()
  })

  test('large choices are radios of one group', async ({ page }) => {
    await page.getByRole('button', { name: 'Submit Request' }).press('Enter')
    const group = page.getByRole('radiogroup', { name: 'Category' })
    await group.getByRole('radio', { name: 'Plumbing' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(group.getByRole('radio', { name: 'Electrical' })).toBeChecked()
  })

  test('a disabled button can be focused, describes its reason, and does nothing', async ({ page }) => {
    const off = page.getByRole('button', { name: 'Complete' })
    await off.focus()
    await expect(off).toBeFocused()
    await expect(off).toHaveAccessibleDescription('Assign someone first')
    await expect(off).toBeDisabled()
  })
})

test.describe('on the screen', () => {
  test.beforeEach(({ page }) => page.goto(`${kit.address}?theme=light`).then(() => undefined))

  test('a busy button keeps its width and ignores a second press', async ({ page }) => {
    const send = page.getByRole('button', { name: 'Send', exact: true })
    const before = await send.boundingBox()
    await send.click()
    const busy = page.getByRole('button', { name: 'Sending...' })
    expect((await busy.boundingBox())?.width).toBe(before?.width)
    await expect(busy).toBeDisabled()
  })

  test('a phone number is formatted while it is typed', async ({ page }) => {
    const phone = page.getByRole('region', { name: 'Form errors' }).getByLabel('Primary phone')
    await phone.pressSequentially('(555) 0102107 99')
    await expect(phone).toHaveValue('555-010-2107')
    await phone.press('Home')
    await phone.press('Delete')
    await expect(phone).toHaveValue('550-102-107')
    expect(await phone.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(0)
  })

  test('a password can be shown and hidden', async ({ page }) => {
    const password = page.getByRole('region', { name: 'Fields' }).getByLabel('Password', { exact: true })
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('region', { name: 'Fields' }).getByRole('button', { name: 'Show what you typed' }).click()
    await expect(password).toHaveAttribute('type', 'text')
  })

  test('the first invalid field has the focus, and the summary links to the others', async ({ page }) => {
    await page.getByRole('button', { name: 'Create Tenant' }).click()
    const form = page.getByRole('region', { name: 'Form errors' })
    await expect(form.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(form.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Enter a password')
    await form.getByRole('alert').getByRole('button', { name: 'Primary phone' }).click()
    await expect(form.getByLabel('Primary phone')).toBeFocused()
  })

  test('a click anywhere on a row opens it, and the row is announced as selected', async ({ page }) => {
    await page.getByRole('cell', { name: 'No tenant' }).click()
    await expect(page.getByRole('row', { name: /2408/ })).toHaveAttribute('data-selected', '')
  })

  test('nothing scrolls sideways at 320', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
