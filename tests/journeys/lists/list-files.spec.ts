import { expect, signIn, test } from '../fixtures.ts'
import { fileOf, printed } from './list-file.ts'

test.use({ acceptDownloads: true })
test.describe.configure({ timeout: 120_000 })

test('announcements are exported and printed with their filters', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=announcements')
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Maintenance' }).click()
  await expect(page).toHaveURL(/category=Maintenance/)
  const answered = page.waitForResponse((response) => response.url().includes('search=water'))
  await page.getByRole('searchbox').fill('water')
  await expect(page).toHaveURL(/search=water/)
  const rows = ((await (await answered).json()) as unknown[]).length
  const list = page.getByRole('table', { name: 'Announcements' })
  // With the heading.
  await expect(list.getByRole('row')).toHaveCount(rows + 1)
  expect(rows).toBeGreaterThan(0)

  const [head, ...lines] = await fileOf(page, 'CSV of the list')
  expect(head).toMatch(/^Title,Category,Status,Audience,/)
  expect(lines).toHaveLength(rows)
  for (const line of lines) expect(line).toContain(',Maintenance,')
  const paper = await printed(page)
  expect(paper.title).toBe('Announcements')
  expect(paper.rows).toBe(rows)
  expect(paper.lines[0]).toContain(`${rows} row`)
  expect(paper.lines[0]).toContain('Category: Maintenance')
  expect(paper.lines[0]).toContain('Title or text: water')
  expect(paper.lines[1]).toMatch(/\d\d-\d\d-\d{4} \d\d:\d\d$/)
})

test('website requests are exported as the chosen tab and reason show them', async ({ page, app }) => {
  await signIn(page, app, 'admin', '/admin?tab=website-requests')
  const cards = page.locator('[data-message]')
  await expect(cards.first()).toBeVisible()
  const open = await cards.count()
  const [head, ...lines] = await fileOf(page, 'CSV of the list')
  expect(head).toMatch(/^Received,Name,Email,Phone,Reason,Subject,Status,/)
  expect(lines).toHaveLength(open)
  for (const line of lines) expect(line).toContain(',Open,')
  await page.getByRole('combobox', { name: 'Reason' }).click()
  await page.getByRole('option', { name: 'Noise Complaint' }).click()
  await expect(page).toHaveURL(/reason=noise-complaint/)
  await expect(cards).not.toHaveCount(open)
  const noise = await cards.count()
  const filtered = (await fileOf(page, 'CSV of the list')).slice(1)
  expect(filtered).toHaveLength(noise)
  for (const line of filtered) expect(line).toContain(',Noise Complaint,')
  const paper = await printed(page)
  expect(paper.title).toBe('Open website requests')
  expect(paper.rows).toBe(noise)

  // A list without rows is a file with its columns.
  await page.getByRole('searchbox').fill('nothing has these words')
  await expect(page.getByText('No messages found.')).toBeVisible()
  expect(await fileOf(page, 'CSV of the list')).toEqual([head])
})

test('staff print a list, and export none', async ({ page, app }) => {
  await signIn(page, app, 'staff', '/admin?tab=assets')
  await expect(page.getByRole('button', { name: 'Print the list' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'CSV of the list' })).toHaveCount(0)
})
