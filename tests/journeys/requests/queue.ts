import { expect, type Page } from '@playwright/test'

/** Opens a request in the queue of staff. Late requests come first there, and in the evening they fill more than a page. */
export async function openInQueue(page: Page, title: string) {
  const request = page.getByRole('button', { name: `View Details: ${title}` })
  const more = page.getByRole('button', { name: /^Show \d+ more$/ })
  await expect(request.or(more).first()).toBeVisible()
  await expect(async () => {
    if (!(await request.isVisible())) await more.click()
    await expect(request).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await request.click()
}
