import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { addDays, instantAt, wallClock, weekdayOf } from '#platform/time/wall-clock.ts'
import type { AppProcess } from '../app-process.ts'
import { addressOf, expect, signIn, test } from '../fixtures.ts'
import { button, dialog, field, opener } from '../requests/request-form.ts'
import { choose, openPortalAs } from '../requests/request-people.ts'

const zone = 'America/Toronto'
const [quiet, urgent] = ['Cupboard door hangs', 'Water through the bedroom ceiling']

/** What is due is looked for at a start and every minute, and at most 45 seconds later. */
const minuteTasks = 150_000

/** Milliseconds until a time of the building's next night from a Tuesday to a Wednesday, in minutes after its midnight. */
function timesOfNight() {
  const now = new Date()
  let day = addDays(wallClock(now, zone).day, 1)
  while (weekdayOf(day) !== 2) day = addDays(day, 1)
  return (minutes: number) => instantAt(day, minutes, zone).getTime() - now.getTime()
}

/** Text messages, which the demo writes as files. */
async function texts(app: AppProcess, about: string): Promise<string[]> {
  const folder = join(app.dataDir, 'sms')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.txt'))
  const all = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return all.filter((text) => text.includes(about))
}

const findDigests = async (app: AppProcess) =>
  (await app.emails()).filter((email) => email.includes('This happened since the last email'))

const cell = (page: Page, channel: string) =>
  page.getByRole('main').getByLabel(`A request assigned to me: ${channel}`, { exact: true })

test('a text message waits for the end of the quiet hours, an emergency does not, and the daily email comes once', async ({
  browser,
  page,
  app,
}) => {
  test.setTimeout(600_000)
  const until = timesOfNight()

  await test.step('a staff member chooses texts and the daily email for assigned requests', async () => {
    await signIn(page, app, 'maintenance', '/account/notifications')
    await expect(page.getByRole('switch', { name: 'Quiet hours' })).toBeChecked()
    await cell(page, 'Text').click()
    await expect(cell(page, 'Text')).toBeChecked()
    await choose(page, cell(page, 'Email'), 'Daily')
    await expect(cell(page, 'Email')).toContainText('Daily')
    await page.reload()
    await expect(cell(page, 'Text')).toBeChecked()
    await page.goto('about:blank')
  })

  await app.restartAhead(until(23 * 60 + 40))
  await test.step('at 23:40 a request is assigned, and the phone is silent', async () => {
    await signIn(page, app, 'admin')
    const status = await page.evaluate(async (title) => {
      const answer = await fetch('/api/admin/maintenance-requests', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ title, description: 'One hinge is loose.', category: 'general', placeName: 'Lobby' }),
      })
      return answer.status
    }, quiet)
    expect(status).toBe(201)
    await page.goto(`${app.origin}/admin?tab=maintenance&view=list&search=${encodeURIComponent(quiet)}`)
    await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1)
    await page.keyboard.press('j')
    await page.keyboard.press('a')
    await page.getByRole('option', { name: /Marcus Petrov/ }).click()
    await expect(page.getByText(/assigned to Marcus/i).first()).toBeVisible()
    await page.goto('about:blank')
  })

  await test.step('an urgent leak reaches the phone of the person on call at once', async () => {
    const resident = await openPortalAs(browser, app, 'resident', '/tenant?tab=maintenance')
    await opener(resident.page).click()
    await field(resident.page, 'Request Title').fill(urgent)
    await dialog(resident.page).getByRole('radio', { name: 'Plumbing' }).check()
    await dialog(resident.page).getByRole('radio', { name: 'Urgent' }).check()
    await field(resident.page, 'Detailed Description').fill('It runs along the lamp.')
    await button(resident.page, 'Submit Request').click()
    await expect(resident.page.getByText(/submitted successfully/).first()).toBeVisible()
    await resident.page.context().close()
    await expect.poll(async () => (await texts(app, urgent)).length, { timeout: minuteTasks }).toBe(1)
    expect(await texts(app, quiet)).toEqual([])
  })

  await app.restartAhead(until(24 * 60 + 7 * 60 + 1))
  await test.step('at 07:01 the text about the request is sent', async () => {
    await expect.poll(async () => (await texts(app, quiet)).length, { timeout: minuteTasks }).toBe(1)
    expect((await findDigests(app)).filter((email) => email.includes(quiet))).toEqual([])
  })

  await app.restartAhead(until(24 * 60 + 8 * 60 + 1))
  await test.step('at 08:01 one daily email has what happened at night', async () => {
    const mine = async () =>
      (await findDigests(app)).filter((email) => email.includes(quiet) && email.includes(addressOf('maintenance')))
    await expect.poll(async () => (await mine()).length, { timeout: minuteTasks }).toBe(1)
    expect(await texts(app, quiet)).toHaveLength(1)
  })
})
