import { expect, expectAccessible, test } from '../fixtures.ts'
import { aPicture } from '../../support/picture.ts'
import { openPortalAs } from './request-people.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const linkIn = (message: string, page: string) =>
  new RegExp(`http\\S+/${page}\\?token=[\\w-]+`).exec(message)?.[0] ?? ''

test('a vendor without an account goes from the e-mail to the invoice on a phone, and the resident confirms the visit @main', async ({
  browser,
  app,
}) => {
  test.setTimeout(240_000)
  const title = 'Supply line leaks'
  const resident = await openPortalAs(browser, app, 'resident', '/tenant?tab=maintenance')
  const filed = await resident.page.evaluate(async (text) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ title: text, description: 'Below the sink.', category: 'plumbing' })
    const answer = await fetch('/api/tenant/maintenance-requests', { method: 'POST', headers, body })
    return (await answer.json()) as { id: string; number: number }
  }, title)
  const { page: office } = await openPortalAs(browser, app, 'staff', `/admin?tab=maintenance&request=${filed.id}`)

  await test.step('the office sends a work order', async () => {
    const dialog = office.getByRole('dialog')
    await dialog.getByRole('tab', { name: /^Vendor/ }).click()
    await dialog.getByRole('button', { name: 'Send a work order' }).click()
    await dialog.getByRole('combobox', { name: /^Vendor/ }).click()
    await office.getByRole('option', { name: /Lakeshore Plumbing/ }).click()
    await dialog.getByRole('textbox', { name: 'What is to be done' }).fill('Replace the supply line and test it.')
    await dialog.getByLabel('Approved cost').fill('420')
    await dialog.getByRole('button', { name: 'Send by email' }).click()
    await expect(dialog.getByText('Sent', { exact: true })).toBeVisible()
  })

  const context = await browser.newContext(phone)
  const vendor = await context.newPage()
  const errors: string[] = []
  vendor.on('pageerror', (error) => errors.push(String(error)))

  await test.step('the vendor proposes a time, without seeing who lives there', async () => {
    await vendor.goto(linkIn(await app.emailWith(`Work order: ${title} (VPP-${filed.number})`), 'work-order'))
    await expect(vendor.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(vendor).not.toHaveURL(/token/)
    await expect(vendor.getByText('You see the resident’s name and phone number after you accept.')).toBeVisible()
    await expectAccessible(vendor)
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    await vendor.getByLabel('Day').fill(day)
    await vendor.getByLabel('From', { exact: true }).fill('13:00')
    await vendor.getByLabel('To', { exact: true }).fill('15:00')
    await vendor.getByRole('button', { name: 'Accept' }).click()
    await expect(vendor.getByRole('heading', { name: 'Waiting for a reply' })).toBeVisible()
    await expectAccessible(vendor)
  })

  await test.step('the resident confirms it by the link of an e-mail', async () => {
    const page = await (await browser.newContext()).newPage()
    await page.goto(
      linkIn(await app.emailWith(`Is this time good for you: ${title} (VPP-${filed.number})`), 'visit-answer'),
    )
    await expect(page.getByText(/1:00 PM to 3:00 PM/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Yes, this time is good' }).click()
    await expect(page.getByText(/We informed Lakeshore/)).toBeVisible()
    await resident.page.goto(`${app.origin}/tenant?tab=maintenance&request=${filed.id}`)
    await expect(resident.page.getByRole('dialog').getByText(/Lakeshore .* comes at this time\./)).toBeVisible()
    await expectAccessible(resident.page)
  })

  await test.step('the vendor finishes, and a connection that fails loses neither the amount nor the file', async () => {
    await vendor.goto(
      linkIn(await app.emailWith(`Your visit is confirmed: ${title} (VPP-${filed.number})`), 'work-order'),
    )
    await expect(vendor.getByRole('heading', { name: 'The visit is confirmed' })).toBeVisible()
    await vendor.getByLabel('Add photos').setInputFiles({
      name: 'work.jpg',
      mimeType: 'image/jpeg',
      buffer: (await aPicture()).body,
    })
    await vendor.getByRole('button', { name: 'Send the photos' }).click()
    await expect(vendor.getByRole('img', { name: 'Photo 1' })).toBeVisible()
    // The visit is in three days, so it asks once.
    await vendor.getByRole('button', { name: 'The work is done' }).click()
    await expect(vendor.getByText(/^The visit is planned for .* 1:00 PM/)).toBeVisible()
    await expectAccessible(vendor)
    await vendor.getByRole('button', { name: 'The work is done' }).click()
    await vendor.getByLabel('Amount in dollars, with taxes').fill('399.50')
    await vendor.getByLabel('Invoice as a PDF or a photo').setInputFiles({
      name: 'Invoice.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n'),
    })
    await context.setOffline(true)
    await vendor.getByRole('button', { name: 'Send the invoice' }).click()
    await expect(vendor.getByText('There is no connection.')).toBeVisible()
    await expect(vendor.getByLabel('Amount in dollars, with taxes')).toHaveValue('399.50')
    await context.setOffline(false)
    await vendor.getByRole('button', { name: 'Try again' }).click()
    await expect(vendor.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expectAccessible(vendor)
    expect(errors).toEqual([])
    const timeline = resident.page.getByRole('dialog').getByRole('region', { name: 'Timeline' })
    await expect(timeline.getByText(/^Visit agreed: .* 1:00 PM/)).toBeVisible()
    await expect(timeline.getByText('Work finished')).toBeVisible()
  })

  await test.step('the office accepts the invoice, and the link shows nothing of the job any more', async () => {
    const dialog = office.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Accept the invoice of $399.50' }).click()
    await expect(dialog.getByText('Closed', { exact: true })).toBeVisible()
    await expectAccessible(office)
    await vendor.goto(
      linkIn(await app.emailWith(`Your visit is confirmed: ${title} (VPP-${filed.number})`), 'work-order'),
    )
    await expect(vendor.getByRole('heading', { name: 'This link has ended' })).toBeVisible()
    await expect(vendor.getByText(title)).toHaveCount(0)
  })
})
