import type { Page } from '@playwright/test'
import { test } from '../fixtures.ts'

export const submitted = 'Maintenance request submitted successfully! You will receive a confirmation email shortly.'
export const dialog = (page: Page) => page.getByRole('dialog')
export const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name })
export const select = (page: Page, name: string) => dialog(page).getByRole('combobox', { name })
/** The button on the page; the dialog has a button of the same name. */
export const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Submit Request' })
export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

/** The status below the title of the dialog. */
export const badge = (page: Page, status: string) => dialog(page).getByText(status, { exact: true }).first()

/** A title that no record of the demo building has. */
let reported = 0
export const newTitle = () => `Tap ${test.info().project.name} ${test.info().parallelIndex}-${(reported += 1)} drips`

export async function report(page: Page, title: string) {
  await opener(page).click()
  await field(page, 'Request Title').fill(title)
  await dialog(page).getByRole('radio', { name: 'Plumbing' }).check()
  await dialog(page).getByRole('radio', { name: 'High' }).check()
  await field(page, 'Detailed Description').fill('It drips all night, and the bowl is full by the morning.')
  await button(page, 'Submit Request').click()
}
