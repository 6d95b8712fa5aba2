import type { Page, Route } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '../fixtures.ts'
import { openAndLoseConnection } from './lose-connection.ts'

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 400/] })

const noteField = (page: Page) => page.getByRole('textbox', { name: 'What happened?' })

/** Opens the form of the log, and stores entries on the device. */
async function writeNotes(page: Page, ...notes: string[]) {
  await page.getByRole('button', { name: /^Note/ }).press('Enter')
  await expect(noteField(page)).toBeFocused()
  for (const note of notes) {
    await page.keyboard.type(note)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('listitem').filter({ hasText: note })).toBeVisible()
  }
}

test('an entry that the server rejects is written again, and one that is deleted meanwhile stays deleted', async ({
  page,
  app,
}) => {
  await openAndLoseConnection(page, app)
  await writeNotes(page, 'Gate open', 'Lamp broken')
  // The form, and with it the list of what waits, stays while something is typed.
  await page.keyboard.type('And')
  const waiting: Route[] = []
  await page.context().route('**/api/desk/log', (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    waiting.push(route)
    return Promise.resolve()
  })
  const reject = (route: Route | undefined) =>
    route?.fulfill({ status: 400, json: { message: 'This was written too long ago', code: 'invalid' } })
  await page.context().setOffline(false)
  await page.clock.runFor('00:11')
  await expect.poll(() => waiting.length).toBe(1)
  await page.getByRole('button', { name: 'Delete Gate open' }).click()
  await expect(page.getByText('Gate open')).toHaveCount(0)
  await reject(waiting[0])
  await expect.poll(() => waiting.length).toBe(2)
  await reject(waiting[1])
  const rejected = page.getByRole('listitem').filter({ hasText: 'This was written too long ago' })
  await expect(rejected).toContainText('Lamp broken')
  await expect(page.getByText('Gate open')).toHaveCount(0)
  await expectAccessible(page)
  await noteField(page).fill('')

  await page.context().unroute('**/api/desk/log')
  await page.getByRole('button', { name: 'Write it again as me' }).press('Enter')
  await expect(noteField(page)).toBeFocused()
  await expect(noteField(page)).toHaveValue(/^Written on \d\d-\d\d-\d{4} \d\d:\d\d: Lamp broken$/)
  await page.keyboard.press('End')
  await page.keyboard.type(', replaced')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Lamp broken, replaced' })).toHaveCount(1)
  await expect(rejected).toHaveCount(0)
  await expect(noteField(page)).toHaveCount(0)
})

test('what one person types stays theirs when another signs in, who sends what waits', async ({ page, app }) => {
  await openAndLoseConnection(page, app)
  await writeNotes(page, 'Gate open')
  await page.keyboard.type('Half of a sentence')
  // The connection is back for the next person.
  await page.goto('about:blank')
  await page.context().setOffline(false)
  await signIn(page, app, 'staff', '/desk?tab=log')
  const sent = page.getByRole('listitem').filter({ hasText: 'Gate open' })
  await expect(sent).toContainText(/without a connection · sent by/)
  await expect(noteField(page)).toHaveCount(0)
  await signIn(page, app, 'concierge', '/desk?tab=log')
  await expect(noteField(page)).toHaveValue('Half of a sentence')
})

test('an entry that is being typed in its dialog goes on in the form when the connection is lost', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'concierge', '/desk?tab=log')
  // The code for a time without a connection follows the first screen.
  await page.waitForResponse((response) => response.url().includes('OfflineNotes'))
  await page.keyboard.press('.')
  await expect(page.getByRole('dialog', { name: 'Write entry' }).locator('textarea')).toBeFocused()
  await page.keyboard.type('Lamp')
  await page.context().setOffline(true)
  await expect(page.getByText('No connection.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(noteField(page)).toBeFocused()
  await page.keyboard.type(' broken')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Lamp broken' })).toBeVisible()
  // With a connection, the form is there for what was begun, and not beside the dialog.
  await page.keyboard.type('Gate')
  await page.context().setOffline(false)
  await expect(page.getByText('No connection.')).toHaveCount(0, { timeout: 15_000 })
  await expect(page.getByRole('listitem').filter({ hasText: 'Lamp broken' })).toContainText('without a connection')
  await page.getByRole('link', { name: 'Desk', exact: true }).press('Enter')
  await expect(page.getByRole('combobox', { name: 'Scan or search' })).toBeFocused()
  await page.keyboard.type('. open')
  await expect(noteField(page)).toHaveValue('Gate open')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
