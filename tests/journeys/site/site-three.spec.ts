import { expect, expectAccessible, test } from '../fixtures.ts'

test.describe.configure({ timeout: 120_000 })

test('the 3-D tower loads on demand, without personal data', async ({ page, app }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(`${app.origin}/building-view`)
  const three = page.getByRole('region', { name: 'The tower in 3-D' })
  const button = three.getByRole('button', { name: 'See it in 3-D' })
  await expect(button).toBeVisible()
  expect(requested.filter((path) => /three|stage/.test(path))).toEqual([])
  await button.focus()
  await page.keyboard.press('Enter')
  const canvas = three.locator('canvas')
  await expect(canvas).toHaveAttribute('data-frames', /\d/, { timeout: 60_000 })
  await expect(canvas).toBeFocused()
  expect(Number(await canvas.getAttribute('data-calls'))).toBeLessThanOrEqual(10)
  // The only API call is for the shape of the building.
  expect(requested.filter((path) => path.startsWith('/api/'))).toEqual(['/api/building/model'])
  await expect(three.getByRole('list').getByText('Not on the market')).toBeVisible()
  const frames = await canvas.getAttribute('data-frames')
  await page.keyboard.press('ArrowLeft')
  await expect(canvas).not.toHaveAttribute('data-frames', frames ?? '')
  await expectAccessible(page)
})
