import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** The lines of the CSV file that a button downloads, of the page or of a part of it. */
export async function fileOf(page: Page, button: string, part: Page | Locator = page) {
  const download = page.waitForEvent('download')
  await part.getByRole('button', { name: button }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  return text
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
}

/** What the printed list has. */
export async function printed(page: Page) {
  await page.evaluate(() => {
    delete document.body.dataset['printed']
    window.print = () => {
      const text = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].map((cell) => cell.textContent)
      document.body.dataset['printed'] = JSON.stringify({
        title: text('[data-printed] h1').join(),
        lines: text('[data-printed] p'),
        head: text('[data-printed] th'),
        rows: document.querySelectorAll('[data-printed] tbody tr').length,
      })
    }
  })
  await page.getByRole('button', { name: 'Print the list' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', /head/)
  return JSON.parse((await page.locator('body').getAttribute('data-printed')) ?? '{}') as {
    title: string
    lines: string[]
    head: string[]
    rows: number
  }
}
