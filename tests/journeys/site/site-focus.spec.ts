import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures.ts'

const pages = ['/', '/amenities', '/services', '/nearby', '/gallery', '/contact', '/building-view', '/no-such-page']
const onPhone = ['/', '/contact', '/building-view']

type Stop = { name: string; region: string; top: number; left: number; bottom: number; right: number; fault: string }

/** The focused element, its position in the document, and why it is not visible. */
function describeFocus(): Stop {
  const at = document.activeElement as HTMLElement
  const box = at.getBoundingClientRect()
  const middle = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
  const style = getComputedStyle(at)
  const faults = [
    box.bottom <= 0 || box.top >= innerHeight ? 'out of sight' : '',
    middle && (at.contains(middle) || middle.contains(at)) ? '' : `covered by ${middle?.className}`,
    style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2 ? '' : 'without a ring',
  ]
  return {
    name: (at.getAttribute('aria-label') ?? at.textContent ?? '').trim() || at.tagName,
    region: at.closest('header, main, footer')?.tagName ?? 'none',
    top: box.top + scrollY,
    bottom: box.bottom + scrollY,
    left: box.left,
    right: box.right,
    fault: faults.filter(Boolean).join(', '),
  }
}

/** The number of elements that Tab can reach. */
const countStops = () =>
  [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
  ].filter((one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }))
    .length

/** Tabs through the page and returns each stop until the focus leaves the document. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const count = await page.evaluate(countStops)
  const stops: Stop[] = []
  for (let n = 0; n < count; n += 1) {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(describeFocus))
  }
  return stops
}

/** Whether the second element follows in reading order: further down, or to the right. */
const isInReadingOrder = (before: Stop, after: Stop) =>
  after.region !== before.region ||
  after.top >= before.top - 12 ||
  after.left >= before.right - 1 ||
  overlaps(before, after)
/** Controls on top of a picture count as part of it. */
const overlaps = (a: Stop, b: Stop) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

test.describe('by Tab', () => {
  test.use({ expectedErrors: [/404/], contextOptions: { reducedMotion: 'reduce' } })
  test.describe.configure({ timeout: 120_000 })

  test('every page is visited in reading order: skip link, header, content, footer @narrow', async ({
    page,
    app,
    isMobile,
  }) => {
    for (const path of isMobile ? onPhone : pages) {
      await page.goto(`${app.origin}${path}`)
      const stops = await tabThrough(page)
      expect(stops[0]?.name, path).toBe('Skip to content')
      const faults = stops.filter(({ fault }) => fault).map(({ name, fault }) => `${name}: ${fault}`)
      expect(faults, path).toEqual([])
      const regions = stops.map(({ region }) => region).filter((region, n, all) => region !== all[n - 1])
      expect(regions, path).toEqual(['HEADER', 'MAIN', 'FOOTER'])
      const jumps = stops.slice(1).flatMap((stop, n) => {
        const before = stops[n]
        return before && isInReadingOrder(before, stop) ? [] : [`${before?.name} → ${stop.name}`]
      })
      expect(jumps, path).toEqual([])
    }

    await page.reload()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect((await page.evaluate(describeFocus)).region).toBe('MAIN')
  })
})

test.describe('the menu of a phone', () => {
  test.use({ expectedErrors: [/404/], viewport: { width: 390, height: 844 } })
  test('traps the focus, returns it, and fits a small window', async ({ page, app }) => {
    await page.goto(`${app.origin}/no-such-page`)
    await expectAccessible(page)
    const summary = page.locator('summary')
    const menu = page.locator('details.menu')
    await summary.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toHaveAttribute('open')
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    const last = menu.getByRole('link', { name: 'Resident Login' })
    await expect(last).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(summary).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(menu).not.toHaveAttribute('open')
    await expect(summary).toBeFocused()

    await page.setViewportSize({ width: 320, height: 256 })
    await summary.click()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    await page.mouse.click(160, 20)
    await expect(menu).not.toHaveAttribute('open')
  })
})
