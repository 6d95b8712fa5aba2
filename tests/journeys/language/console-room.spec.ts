import type { Page } from '@playwright/test'
import { expect, signInByCookie, test } from '../fixtures.ts'
import type { JourneyProgram } from '../journey-program.ts'
import { findCramped } from './longer-texts.ts'
import { readTyped } from './pseudo-page.ts'

// The console is in English. Texts that are 40 % longer must have room in it too, so that it can be translated.
test.use({ expectedErrors: [/status of 401/] })
test.describe.configure({ timeout: 400_000 })

const sections = [
  'overview',
  'units',
  'tenants',
  'maintenance',
  'announcements',
  'calendar',
  'resources',
  'website-requests',
  'staff',
  'simulation',
  'assets',
  'audit',
].map((tab) => `/admin?tab=${tab}`)
const settings = [
  'building',
  'set-up',
  'content',
  'pictures',
  'floors',
  'floors&editor=open',
  'options',
  'promises',
  'on-call',
  'hours',
  'moves',
  'vendors',
  'places',
  'mail',
  'text-messages',
  'backup',
  'import',
  'export',
  'personal-data',
].map((group) => `/admin?tab=settings&group=${group}`)

type Visit = { address: string; open?: (page: Page) => Promise<void> }

async function expectRoom(page: Page, app: JourneyProgram, visits: readonly Visit[]) {
  const typed = await readTyped(app)
  const faults: string[] = []
  for (const { address, open } of visits) {
    await page.goto(app.origin + address, { waitUntil: 'networkidle' })
    await open?.(page)
    for (const fault of await findCramped(page, typed)) faults.push(`${address} ${fault}`)
  }
  expect([...new Set(faults)]).toEqual([])
}

test('the sections of the console have room for longer texts @screens', async ({ page, app }) => {
  await signInByCookie(page, app, 'admin')
  await expectRoom(
    page,
    app,
    [...sections, '/building'].map((address) => ({ address })),
  )
})

test('the settings have room for longer texts @screens', async ({ page, app }) => {
  await signInByCookie(page, app, 'admin')
  await expectRoom(
    page,
    app,
    settings.map((address) => ({ address })),
  )
})

/** Opens the first dialog of a screen by its button. */
const pressing = (name: string) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name, exact: true }).first().click()
  await expect(page.getByRole('dialog').first()).toBeVisible()
}
const shown = async (page: Page) => expect(page.getByRole('dialog').first()).toBeVisible()

test('the dialogs of the console have room for longer texts @screens', async ({ page, app }) => {
  await signInByCookie(page, app, 'admin')
  const database = await app.connectDatabase()
  const idOf = async (table: string) => {
    const { rows } = await database.query<{ id: string }>(`select id from building.${table} order by id limit 1`)
    return rows[0]?.id ?? ''
  }
  const [unit, resident, request, announcement] = [
    await idOf('units'),
    await idOf('residents'),
    await idOf('maintenance_requests'),
    await idOf('announcements'),
  ]
  await database.end()
  await expectRoom(page, app, [
    { address: `/admin?tab=units&unit=${unit}`, open: shown },
    { address: '/admin?tab=units', open: pressing('Add Unit') },
    { address: `/admin?tab=tenants&tenant=${resident}`, open: shown },
    { address: '/admin?tab=tenants', open: pressing('Add Tenant') },
    { address: `/admin?tab=maintenance&request=${request}`, open: shown },
    { address: '/admin?tab=maintenance', open: pressing('New Request') },
    { address: `/admin?tab=announcements&announcement=${announcement}`, open: shown },
    { address: '/admin?tab=announcements', open: pressing('New Announcement') },
    { address: '/admin?tab=calendar', open: pressing('New Event') },
    { address: '/admin?tab=resources', open: pressing('New Resource') },
    { address: '/admin?tab=staff', open: pressing('Add User') },
  ])
})
