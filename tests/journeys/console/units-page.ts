import type { Locator, Page } from '@playwright/test'
import { expect, signInByCookie, test } from '../fixtures.ts'
import type { AppProcess } from '../app-process.ts'

export const openUnits = async (page: Page, app: AppProcess, search = '') => {
  await signInByCookie(page, app, 'admin')
  await page.goto(`${app.origin}/admin?tab=units${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Units' })).toBeVisible()
}
export const view = (page: Page, unit: string) => page.getByRole('button', { name: `View unit ${unit}`, exact: true })
export const dialog = (page: Page, unit: string) => page.getByRole('dialog', { name: new RegExp(`^Unit ${unit}`) })
export const toast = (page: Page, words: string) => page.locator('[data-toasts]').getByText(words, { exact: true })

let made = 0
/** Creates a unit that no other journey uses. */
export async function addUnit(page: Page, more: Record<string, unknown> = {}) {
  made += 1
  const unitNumber = `J${test.info().workerIndex}-${Date.now() % 1_000_000}${made}`
  const id = await page.evaluate(
    async (body) => {
      const response = await fetch('/api/admin/units', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return ((await response.json()) as { id: string }).id
    },
    { unitNumber, floor: 8, category: 'Residential', ...more },
  )
  return { id, unitNumber }
}

/** Publishes a listing and confirms its price. */
export async function publish(page: Page, listing: Locator) {
  await listing.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
}
