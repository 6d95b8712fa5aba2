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

/** Assigns a request to Ines Duarte of the staff, who then has it in her own queue. `page` is one of the office. */
export const assignToStaff = (page: Page, title: string) =>
  page.evaluate(async (title) => {
    const read = async (path: string) => (await fetch(path)).json()
    const people: { id: string; firstName: string }[] = await read('/api/admin/staff')
    const [request] = await read(`/api/admin/maintenance-requests?search=${encodeURIComponent(title)}`)
    const response = await fetch(`/api/admin/maintenance-requests/${request.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ assignedTo: people.find(({ firstName }) => firstName === 'Ines')?.id }),
    })
    if (!response.ok) throw new Error(await response.text())
  }, title)
