import type { Page } from '@playwright/test'
import { addressOf, expect, expectAccessible, signIn, test } from '../fixtures.ts'
import type { AppProcess } from '../app-process.ts'

// Links with a token: what the page does with the token.

test.use({ expectedErrors: [/status of 401/] })
test.setTimeout(180_000)

/** Sends an API call with the session of this page. */
const send = (page: Page, method: string, path: string, body: object) =>
  page.evaluate(
    async ([how, url, json]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(url ?? '', { method: how ?? '', headers, body: json ?? '' })
      return (await answer.json()) as { id: string; number: number }
    },
    [method, path, JSON.stringify(body)],
  )

const linkIn = (mail: string, page: string) =>
  new RegExp(`http\\S+/${page}\\?token=[\\w.-]+`).exec(mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0] ?? ''

type Kind = { name: string; text: string; again: string; link: (page: Page, app: AppProcess) => Promise<string> }

const kinds: Kind[] = [
  {
    name: 'reset',
    text: 'At least 8 characters.',
    again: 'please open the link in the email again',
    async link(page, app) {
      await page.goto(`${app.origin}/login`)
      await send(page, 'POST', '/api/auth/forgot-password', { email: addressOf('owner') })
      const mine = async () => (await app.emails()).find((mail) => linkIn(mail, 'reset-password')) ?? ''
      await expect.poll(mine).not.toBe('')
      return linkIn(await mine(), 'reset-password')
    },
  },
  {
    name: 'answer',
    text: 'Not yet',
    again: 'please open the link again',
    async link(page, app) {
      await signIn(page, app, 'resident')
      const title = `Latch ${Date.now()}`
      const filed = await send(page, 'POST', '/api/tenant/maintenance-requests', { title, description: 'Loose.' })
      await page.context().clearCookies()
      await signIn(page, app, 'staff')
      await send(page, 'PATCH', `/api/admin/maintenance-requests/${filed.id}/status`, { status: 'completed' })
      return linkIn(await app.emailWith(`Fixed: ${title} (VPP-${filed.number})`), 'maintenance-answer')
    },
  },
  {
    name: 'news',
    text: 'Stop announcements by email',
    again: 'please open the link again',
    async link(page, app) {
      await signIn(page, app, 'staff')
      const title = `Lobby ${Date.now()}`
      const audience = { kind: 'everyone' }
      const news = { title, body: 'Painted.', category: 'Building News', audience, byMail: true, when: 'now' }
      await send(page, 'POST', '/api/admin/announcements', news)
      return linkIn(await app.emailWith(title), 'news-by-mail')
    },
  },
]

for (const { name, text, again, link: linkOf } of kinds)
  test(`a ${name} link keeps its token only in memory @main`, async ({ page, app, browser }) => {
    const link = await linkOf(page, app)
    expect(link).toContain('?token=')
    const token = new URL(link).searchParams.get('token') ?? ''
    const context = await browser.newContext()
    const visitor = await context.newPage()
    const requests: { url: string; referer: string }[] = []
    visitor.on('request', (request) =>
      requests.push({ url: request.url(), referer: request.headers()['referer'] ?? '' }),
    )

    await visitor.goto(link)
    await expect(visitor.getByText(text).first()).toBeVisible()
    const bare = new URL(link).pathname
    expect(visitor.url()).toBe(`${app.origin}${bare}`)
    await expectAccessible(visitor)

    const [first, ...others] = requests
    expect(first?.url).toBe(link)
    expect(others.length).toBeGreaterThan(3)
    expect(others.filter(({ url }) => new URL(url).origin !== app.origin)).toEqual([])
    expect(requests.filter(({ url }, at) => at > 0 && url.includes(token))).toEqual([])
    expect(requests.filter(({ referer }) => referer.includes(token))).toEqual([])
    const stored = await visitor.evaluate(() =>
      JSON.stringify([document.cookie, Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
    )
    expect(stored).not.toContain(token)
    expect(await visitor.content()).not.toContain(token)

    await visitor.reload()
    await expect(visitor.getByText(again)).toBeVisible()
    await expectAccessible(visitor)
    // Opening the page does not use the token.
    await visitor.goto(link)
    await expect(visitor.getByText(text).first()).toBeVisible()
    await context.close()
  })
