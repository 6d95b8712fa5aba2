import type { Page } from '@playwright/test'
import { addDays, instantAt, wallClock } from '#platform/time/wall-clock.ts'
import { minutes } from '#platform/time/dates.ts'
import type { AppProcess } from '../app-process.ts'
import { addressOf, expect, expectAccessible, signInByCookie, test } from '../fixtures.ts'
import { button, dialog, field, opener } from './request-form.ts'
import { openPortalAs } from './request-people.ts'

const zone = 'America/Toronto'
const [first, second] = ['Marcus Petrov', 'Ines Duarte']
/** Milliseconds until it is ten past two at night in the building. */
function untilNight(): { ahead: number; day: string } {
  const now = Date.now()
  const { day: today } = wallClock(new Date(now), zone)
  const days = [today, addDays(today, 1)]
  const day = days.find((one) => instantAt(one, 130, zone).getTime() > now) ?? today
  return { ahead: instantAt(day, 130, zone).getTime() - now, day }
}

/** Two people in turns; the week of the first one begins the day before. */
const setRota = (page: Page, startsOn: string) =>
  page.evaluate(
    async ([names, day]) => {
      const rota = await fetch('/api/admin/on-call')
      const { version, choices } = (await rota.json()) as { version: number; choices: { id: string; name: string }[] }
      const people = names.map((name) => choices.find((one) => one.name === name)?.id)
      const answer = await fetch('/api/admin/settings/on-call', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'if-match': `"${version}"` },
        body: JSON.stringify({ people, startsOn: day, handover: '08:00', minutes: 10, exceptions: [] }),
      })
      if (!answer.ok) throw new Error(await answer.text())
    },
    [[first, second], startsOn] as const,
  )

/** The address in the button of the alert's e-mail to one person. */
async function alertLink(app: AppProcess, to: string, title: string): Promise<string> {
  const find = async () =>
    (await app.emails())
      .filter((email) => email.includes(title) && /^To: .*$/m.exec(email)?.[0].includes(to))
      .flatMap((email) => /http\S+\/alert\?token=[\w-]+/.exec(email)?.[0] ?? [])
  // The program looks for unanswered alerts every minute.
  await expect.poll(async () => (await find()).length, { timeout: 150_000 }).toBe(1)
  return (await find())[0] ?? ''
}

test('a leak at 02:10 that the first person does not answer reaches the second one, who takes it by the link of the e-mail @main', async ({
  browser,
  page,
  app,
}) => {
  test.setTimeout(400_000)
  const title = 'Water through the bedroom ceiling'
  const { ahead, day } = untilNight()
  await signInByCookie(page, app, 'admin')
  await page.goto(`${app.origin}/admin`)
  await setRota(page, addDays(day, -1))
  await page.goto('about:blank')
  await app.restartAhead(ahead)

  await test.step('the resident reports it, and the person on call is alerted', async () => {
    const resident = await openPortalAs(browser, app, 'resident', '/tenant?tab=maintenance')
    await opener(resident.page).click()
    await field(resident.page, 'Request Title').fill(title)
    await dialog(resident.page).getByRole('radio', { name: 'Plumbing' }).check()
    await dialog(resident.page).getByRole('radio', { name: 'Urgent' }).check()
    await field(resident.page, 'Detailed Description').fill('It runs along the lamp and onto the bed.')
    await button(resident.page, 'Submit Request').click()
    await expect(resident.page.getByText(/submitted successfully/).first()).toBeVisible()
    await resident.page.context().close()
    await alertLink(app, addressOf('maintenance'), title)
    expect((await app.emails()).filter((email) => email.includes(title) && email.includes(addressOf('staff')))).toEqual(
      [],
    )
  })

  await app.restartAhead(ahead + minutes(11))
  const link = await alertLink(app, addressOf('staff'), title)

  await test.step('nobody answered for ten minutes: the next person takes it on a phone, signed out', async () => {
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
    const answer = await phone.newPage()
    await answer.goto(link)
    await expect(answer.getByRole('heading', { name: new RegExp(title) })).toBeVisible()
    await expect(answer).not.toHaveURL(/token/)
    await expect(answer.getByText(new RegExp(`${first} 02:1\\d, ${second} 02:2\\d`))).toBeVisible()
    await expectAccessible(answer)
    await answer.getByRole('button', { name: 'I have it' }).click()
    await expect(answer.getByText(/You have it since 02:2\d/)).toBeVisible()
    await expectAccessible(answer)
    await phone.close()
  })

  await test.step('the bell of the first person shows who has it, and so does their link', async () => {
    const night = await openPortalAs(browser, app, 'maintenance', '/staff')
    await night.page.getByRole('button', { name: /^Notifications/ }).click()
    const bell = night.page.getByRole('dialog', { name: 'Notifications' })
    await expect(bell.getByRole('region', { name: new RegExp(title) })).toContainText(
      new RegExp(`${second} has it since 02:2\\d`),
    )
    await expect(bell.getByText(new RegExp(title)), 'once').toHaveCount(1)
    await night.page.context().close()
    await page.goto(await alertLink(app, addressOf('maintenance'), title))
    await expect(page.getByText(new RegExp(`${second} has it since 02:2\\d`))).toBeVisible()
    await expect(page.getByRole('button', { name: 'I have it' })).toHaveCount(0)
  })

  await test.step('the request shows who was alerted, and who has it', async () => {
    const office = await openPortalAs(
      browser,
      app,
      'admin',
      `/admin?tab=maintenance&search=${encodeURIComponent(title)}`,
    )
    await office.page
      .getByRole('button', { name: new RegExp(title) })
      .first()
      .click()
    const request = office.page.getByRole('dialog', { name: new RegExp(title) })
    await expect(request).toContainText(new RegExp(`Alerted: ${first} 02:1\\d, ${second} 02:2\\d`))
    await expect(request).toContainText(`${second} has it since 02:2`)
  })
})
