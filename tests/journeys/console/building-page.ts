import type { Page } from '@playwright/test'
import { expect, signInByCookie } from '../fixtures.ts'
import type { AppProcess } from '../app-process.ts'

export const openBuilding = async (page: Page, app: AppProcess, search = '') => {
  await signInByCookie(page, app, 'admin')
  await page.goto(`${app.origin}/building${search}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Building view' })).toBeVisible()
}
export const cell = (page: Page, unit: string) => page.getByRole('gridcell', { name: new RegExp(`^${unit} ·`) })
export const dialog = (page: Page, unit: string) => page.getByRole('dialog', { name: `Unit ${unit}` })
