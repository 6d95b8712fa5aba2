import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

// Before sign-in, the request for the session is answered 401, which the browser logs as an error.
export const beforeSignIn = /401 .*\/api\/auth\/user/

export const manage = (page: Page, name: string) =>
  page.getByRole('button', { name: `Manage Profile of ${name}`, exact: true })
export const profile = (page: Page) => page.getByRole('dialog')
export const printed = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

let made = 0
export async function addTenant(page: Page, name: string) {
  made += 1
  await page.getByRole('button', { name: 'Add Tenant' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Tenant' })
  await dialog.getByLabel('Full Name').fill(name)
  await dialog.getByLabel('Primary Email').fill(`journey${made}-${Date.now()}@mail.example`)
  await dialog.getByLabel('Primary Phone').pressSequentially('4165550142')
  await expect(dialog.getByLabel('Primary Phone')).toHaveValue('416-555-0142')
  return dialog
}
