import type { Page } from '@playwright/test'
import { moves } from '#moves/contract.ts'
import { pathOf } from '#platform/endpoint.ts'
import { dayOf } from '#platform/time/dates.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import { residents } from '#residents/contract.ts'
import type { AppProcess } from '../app-process.ts'
import { expect, expectAccessibleInBothThemes, signIn, test } from '../fixtures.ts'

// The browser logs the 401 before sign-in.
test.use({ expectedErrors: [/status of 401/] })
test.describe.configure({ timeout: 300_000 })

/** Opens a screen and checks that it is accessible and not wider than the window. */
async function expectFits(page: Page, app: AppProcess, address: string, shown: string) {
  await test.step(address, async () => {
    await page.goto(`${app.origin}${address}`)
    await expect(page.getByText(shown).first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
    const [content, room] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(content, `the width of ${address}`).toBeLessThanOrEqual(room)
  })
}

test('the screens of moves, stalls, keys and invitations fit and are accessible @screens', async ({ page, app }) => {
  await signIn(page, app, 'admin')
  const read = async <Reply>(path: string) => (await (await page.request.get(app.origin + path)).json()) as Reply
  const planned = await read<{ kind: string; unit: { id: string } }[]>(`${pathOf(moves.list)}?status=planned`)
  const leaving = planned.find(({ kind }) => kind === 'move_out')
  await expectFits(page, app, '/admin?tab=units&list=moves', 'moves are planned')
  await expectFits(page, app, `/admin?tab=units&move=${leaving?.unit.id}`, 'Happens by itself')
  await expectFits(page, app, '/admin?tab=settings&group=moves', 'Keys and fobs handed over')
  for (const [list, shown] of [
    ['stalls', 'P1-01'],
    ['lockers', 'Storage locker'],
    ['keys', 'F-1001'],
    ['conflicts', 'Decide whose it is'],
    ['waiting', 'Parking stalls'],
  ] as const)
    await expectFits(page, app, `/admin?tab=assets&list=${list}`, shown)
})

const texts = {
  en: { prepare: 'Insurance certificate', former: 'You have moved out', household: 'Invite', payments: 'Charges' },
  fr: { prepare: 'Attestation d’assurance', former: 'Vous avez déménagé', household: 'Inviter', payments: 'Frais' },
} as const

for (const language of ['en', 'fr'] as const)
  test(`the portal before, during and after living here fits and is accessible, in ${language} @screens`, async ({
    page,
    app,
  }) => {
    await signIn(page, app, 'admin')
    const read = async <Reply>(path: string) => (await (await page.request.get(app.origin + path)).json()) as Reply
    const post = async (path: string, data: object) => {
      const response = await page.request.post(app.origin + path, { headers: { origin: app.origin }, data })
      expect(response.ok(), await response.text()).toBe(true)
      return (await response.json()) as { id: string }
    }
    const coming = `coming.${Date.now()}@mehta.example`
    const account = { email: coming, firstName: 'Priya', lastName: 'Mehta', password: 'copper lantern tide' }
    const user = await post('/api/admin/users', { ...account, role: 'tenant' })
    const record = { userId: user.id, fullName: 'Priya Mehta', emailPrimary: coming, phonePrimary: '4165550100' }
    const resident = await post(pathOf(residents.add), record)
    const [vacant] = await read<{ id: string }[]>(pathOf(residents.vacantUnits))
    const effectiveDay = addDays(dayOf(new Date(), 'America/Toronto'), 9)
    const move = { kind: 'move_in', unitId: vacant?.id, tenantIds: [resident.id], effectiveDay }
    await post(pathOf(moves.plan), move)
    type Listed = { isOwner: boolean; user: { email: string } }
    const former = (await read<Listed[]>(`${pathOf(residents.list)}?former=true`)).find(({ isOwner }) => !isOwner)
    const words = texts[language]
    const openAs = async (email: string | undefined, address: string, shown: string) => {
      // The open page would load data with the next session.
      await page.goto('about:blank')
      await page.context().clearCookies()
      const value = await app.openSession(email ?? '')
      await page.context().addCookies([{ name: 'session', value, url: app.origin }])
      await page.request.patch(`${app.origin}/api/account`, {
        headers: { origin: app.origin },
        data: { language },
      })
      await expectFits(page, app, address, shown)
    }
    await openAs(coming, '/tenant', words.prepare)
    await openAs(former?.user.email, '/tenant', words.former)
    await openAs('resident@vantagepoint.example', '/tenant?tab=household', words.household)
    await openAs('owner@vantagepoint.example', '/tenant?tab=household', words.household)
    await openAs('owner@vantagepoint.example', '/tenant?tab=payments', words.payments)
  })
