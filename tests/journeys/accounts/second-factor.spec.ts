import { createHmac } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { addressOf, expect, expectAccessible, signIn, signInByCookie, test } from '../fixtures.ts'
import { demoPassword, type AppProcess } from '../app-process.ts'

// The browser logs the 401 of a sign-in that needs a second step, and of a wrong code.
test.use({ expectedErrors: [/status of (?:400|401)/] })

/** The code an app shows for a typed key, by RFC 6238; `ahead` counts steps of thirty seconds. */
function codeOf(key: string, ahead: number): string {
  const bits = Array.from(key.replaceAll(' ', ''), (c) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'),
  ).join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0x0f) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}

async function typePassword(page: Page, app: AppProcess, who: 'admin' | 'owner') {
  await page.goto(`${app.origin}/login`)
  await page.getByLabel('Email').fill(addressOf(who))
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
}

test('two-step sign-in is set up, required, and turned off with a recovery code @narrow @main', async ({
  page,
  browser,
  app,
}) => {
  await signInByCookie(page, app, 'owner')
  await page.goto(`${app.origin}/account`)
  const card = page.getByRole('region', { name: 'Two-step sign-in' })
  await card.getByRole('button', { name: 'Set Up' }).click()
  const setUp = page.getByRole('dialog', { name: 'Set up two-step sign-in' })
  await expect(setUp.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(setUp.getByRole('img', { name: 'QR code' })).toBeVisible()
  const key = (await setUp.getByText(/^[A-Z2-7]{4}(?: [A-Z2-7]{4}){7}$/).textContent()) ?? ''
  await expectAccessible(page)
  await setUp.getByLabel('Code from the app').fill('000000')
  await page.keyboard.press('Enter')
  await expect(setUp.getByText('That code is incorrect, expired or already used.').first()).toBeVisible()
  await setUp.getByLabel('Code from the app').fill(codeOf(key, 0))
  await page.keyboard.press('Enter')

  const keep = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(keep.getByRole('listitem')).toHaveCount(10)
  const codes = await keep.getByRole('listitem').allTextContents()
  await expectAccessible(page)
  // The codes are shown only once, so Escape does not close the dialog.
  await page.keyboard.press('Escape')
  await expect(keep.getByRole('listitem')).toHaveCount(10)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    keep.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('recovery-codes.txt')
  await keep.getByLabel("I've saved these codes").check()
  await keep.getByRole('button', { name: 'Done' }).click()
  await expect(card.getByText('You have 10 recovery codes left.')).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${app.origin}/`)
  await typePassword(page, app, 'owner')
  await expect(page.getByRole('heading', { name: 'Enter the code from your app' })).toBeVisible()
  await expect(page.getByLabel('Code from the app')).toBeFocused()
  await expect(page.getByLabel('Code from the app')).toHaveAttribute('autocomplete', 'one-time-code')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(addressOf('owner'))
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(demoPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  // One time step ahead, because each code is accepted only once.
  const code = codeOf(key, 1)
  await page.getByLabel('Code from the app').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${app.origin}/`)
  await typePassword(page, app, 'owner')
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await page.keyboard.type(codes[0]?.toLowerCase() ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()

  await signInWithoutScripts(browser, app, codes[1] ?? '')
  await page.goto(`${app.origin}/account`)
  await expect(card.getByText('You have 8 recovery codes left.')).toBeVisible()
  await card.getByRole('button', { name: 'Turn Off' }).click()
  const off = page.getByRole('dialog', { name: 'Turn off two-step sign-in?' })
  await off.getByLabel('Password', { exact: true }).fill(demoPassword)
  await off.getByLabel('Code from your app or recovery code').fill(codes[2] ?? '')
  await off.getByRole('button', { name: 'Turn Off' }).click()
  await expect(card.getByRole('button', { name: 'Set Up' })).toBeVisible()
  await app.emailWith('Two-step sign-in was just turned off')
})

/** Both steps in a browser that runs no scripts: the password is never part of the page that asks for the code. */
async function signInWithoutScripts(browser: Browser, app: AppProcess, code: string) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${app.origin}/login`)
  await page.getByLabel('Email').fill(addressOf('owner'))
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Enter the code from your app' })).toBeVisible()
  await page.getByRole('textbox').fill('AAAA-AAAA-AAAA')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert').first()).toContainText('That code is incorrect')
  expect(await page.content()).not.toContain(demoPassword)
  await page.getByRole('textbox').fill(code)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(`${app.origin}/tenant`)
  await context.close()
}

test('an administrator resets it in the profile of a resident whose phone is lost @narrow', async ({
  page,
  browser,
  app,
}) => {
  const otherPage = await browser.newPage()
  await signIn(otherPage, app, 'resident')
  const person = await otherPage.evaluate(setUpByCall, demoPassword)
  const code = codeOf(person.secret, 0)
  expect(await otherPage.evaluate(turnOnByCall, code)).toBe(200)
  await otherPage.close()

  await signIn(page, app, 'admin', `/admin?tab=tenants&search=${encodeURIComponent(person.fullName)}`)
  await page
    .getByRole('button', { name: /Manage Profile/i })
    .first()
    .click()
  const profile = page.getByRole('dialog', { name: person.fullName })
  await expect(profile.getByText('Two-step sign-in')).toBeVisible()
  await expectAccessible(page)
  await profile.getByRole('button', { name: `Reset two-step sign-in for ${person.fullName}` }).click()
  const prompt = page.getByRole('alertdialog', { name: `Turn off two-step sign-in for ${person.fullName}?` })
  await expectAccessible(page)
  await prompt.getByRole('button', { name: 'Turn off' }).click()
  await expect(profile.getByText('Two-step sign-in', { exact: true })).toBeHidden()
  await expect(profile.getByRole('button', { name: /^Reset two-step/ })).toBeHidden()
})

type Reply = { secret: string; firstName: string; lastName: string }

async function setUpByCall(password: string): Promise<{ secret: string; fullName: string }> {
  const user = (await (await fetch('/api/auth/user')).json()) as Reply
  const answer = await fetch('/api/account/second-factor/begin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  })
  const { secret } = (await answer.json()) as Reply
  return { secret, fullName: `${user.firstName} ${user.lastName}` }
}

const turnOnByCall = async (code: string) =>
  (
    await fetch('/api/account/second-factor', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    })
  ).status
