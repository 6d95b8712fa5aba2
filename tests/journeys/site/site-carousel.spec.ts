import type { Page } from '@playwright/test'
import { pageContent } from '#demo/site/page-content.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { bareData, showRendered } from '../tower/rendered-page.ts'

/** Stops the clock of the page; the test advances it. */
async function openAmenities(page: Page, origin: string) {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') })
  await page.goto(`${origin}/amenities`)
  await page.clock.pauseAt(new Date('2026-11-21T10:01:00Z'))
  const pool = page.getByRole('region', { name: 'Salt-Water Pool & Hot Tub' })
  const shown = pool.locator('[data-slide][aria-current="true"]')
  const place = async () => Number(await shown.getAttribute('data-slide')) + 1
  return { pool, place, pass: (time: number) => page.clock.runFor(time) }
}
const after = (place: number) => (place % 3) + 1

test.describe('a carousel', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('is on each of the six cards with the specified pictures', async ({ page, app }) => {
    await page.goto(`${app.origin}/amenities`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('World-Class Resident Amenities')
    const cards = page.locator('.amenities article')
    const counts = await cards.evaluateAll((all) =>
      all.map((card) => [card.querySelector('h2')?.textContent, card.querySelectorAll('[data-slide]').length]),
    )
    expect(counts).toEqual([
      ['6 Levels of Indoor Parking', 6],
      ['Salt-Water Pool & Hot Tub', 3],
      ['His & Her Saunas', 0],
      ['Fitness Gym', 0],
      ['Billiards & Game Room', 5],
      ['Largest Roof Terrace', 3],
    ])
    for (const part of ['Billiards', 'ping pong', 'darts']) await expect(cards.nth(4)).toContainText(part)
    await cards.nth(4).getByRole('button', { name: 'Previous picture' }).click()
    await cards.nth(4).getByRole('button', { name: 'Pause the slide show' }).click()
    await expect(cards.nth(4).getByRole('button', { name: 'Play the slide show' })).toBeVisible()
    await expectAccessible(page)
  })

  test('advances every four seconds, and from the last picture to the first', async ({ page, app }) => {
    const { pool, place, pass } = await openAmenities(page, app.origin)
    await pool.scrollIntoViewIfNeeded()
    const first = await place()
    await pass(4000)
    expect(await place()).toBe(after(first))
    await pass(8000)
    expect(await place(), 'three steps lead round').toBe(first)
  })

  test('pauses for ten seconds after a key', async ({ page, app }) => {
    const { pool, place, pass } = await openAmenities(page, app.origin)
    await pool.locator('.slides').focus()
    const first = await place()
    await page.keyboard.press('ArrowRight')
    const chosen = await place()
    expect(chosen).toBe(after(first))
    await pass(9999)
    expect(await place()).toBe(chosen)
    await pass(1)
    expect(await place()).toBe(after(chosen))
    await pass(4000)
    expect(await place()).toBe(after(after(chosen)))
  })

  test('pauses for its ten seconds also when the pointer leaves earlier', async ({ page, app }) => {
    const { pool, place, pass } = await openAmenities(page, app.origin)
    const first = await place()
    await pool.getByRole('button', { name: 'Next picture' }).click()
    await page.mouse.move(0, 0)
    await pass(9900)
    expect(await place()).toBe(after(first))
    await pass(200)
    expect(await place()).toBe(after(after(first)))
  })

  test('pauses on hover and continues afterwards', async ({ page, app }) => {
    const { pool, place, pass } = await openAmenities(page, app.origin)
    await pool.hover()
    const current = await place()
    await pass(30_000)
    expect(await place()).toBe(current)
    await page.mouse.move(0, 0)
    await pass(4000)
    expect(await place()).toBe(after(current))
  })

  test('moves by arrows, dots, both halves of the picture and keys, and wraps around', async ({ page, app }) => {
    const { pool, place } = await openAmenities(page, app.origin)
    await pool.getByRole('button', { name: 'Picture 1 of 3' }).click()
    expect(await place()).toBe(1)
    await pool.getByRole('button', { name: 'Previous picture' }).click()
    expect(await place(), 'before the first is the last').toBe(3)
    await pool.getByRole('button', { name: 'Next picture' }).click()
    expect(await place(), 'after the last is the first').toBe(1)
    const box = (await pool.boundingBox())!
    await page.mouse.click(box.x + box.width * 0.75, box.y + box.height * 0.25)
    expect(await place()).toBe(2)
    await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.25)
    expect(await place()).toBe(1)
    await page.keyboard.press('ArrowLeft')
    expect(await place()).toBe(3)
    await page.keyboard.press('ArrowRight')
    expect(await place()).toBe(1)
  })

  test('pauses while touched, and continues afterwards', async ({ page, app }) => {
    const { pool, place, pass } = await openAmenities(page, app.origin)
    const first = await place()
    const strip = pool.locator('.slides')
    await strip.dispatchEvent('touchstart')
    await pass(30_000)
    expect(await place()).toBe(first)
    await strip.dispatchEvent('touchend')
    await pass(4000)
    expect(await place()).toBe(after(first))
  })

  test('stops at the pause button and plays again', async ({ page, app }) => {
    const { pool, place, pass } = await openAmenities(page, app.origin)
    await pool.getByRole('button', { name: 'Pause the slide show' }).focus()
    await page.keyboard.press('Enter')
    const current = await place()
    await pass(60_000)
    expect(await place()).toBe(current)
    await page.keyboard.press('Enter')
    await pass(4000)
    expect(await place()).toBe(after(current))
  })

  test('without pictures says so, and shows a plan in place of a picture', async ({ page, app }) => {
    const { amenities: found } = pageContent
    const cards = found.cards.map((card, place) => (place === 0 ? { ...card, slots: [] } : card))
    const content = { ...pageContent, amenities: { ...found, cards } }
    await showRendered(page, `${app.origin}/amenities`, { ...bareData, content })
    const shown = page.locator('.amenities article')
    await expect(shown.first()).toContainText('No images available')
    await expect(shown.first().getByRole('button')).toHaveCount(0)
    await expect(shown.nth(2).getByRole('img', { name: 'Plan drawing of the floor' })).toBeVisible()
    await page.getByRole('button', { name: 'BBQ Area: show the picture' }).click()
    const overlay = page.getByRole('dialog')
    await expect(overlay.getByText('BBQ Area')).toBeVisible()
    await expect(overlay.locator('svg.plate')).toBeVisible()
    await expectAccessible(page)
  })
})

const tiles = [
  'Outdoor Fountain & Fish Pond',
  'Recreational Party Room',
  'Bicycle Storage',
  'BBQ Area',
  'Laundry Room',
  'Mail Room',
  'Garbage Chutes on Each Floor',
  'Outdoor Sitting Area',
]

test('each of the eight features opens its picture under its name', async ({ page, app }) => {
  await page.goto(`${app.origin}/amenities`)
  await expect(page.getByRole('heading', { name: 'Additional Premium Features' })).toBeVisible()
  await expect(page.locator('.features li')).toHaveText(tiles)
  const overlay = page.getByRole('dialog')
  for (const name of tiles) {
    await page.locator('.feature', { hasText: name }).click()
    await expect(overlay.locator('figcaption')).toHaveText(name)
    await page.keyboard.press('Escape')
    await expect(overlay).toBeHidden()
  }
  await expect(page.locator('.closing').getByRole('link', { name: 'Schedule a Tour' })).toHaveAttribute(
    'href',
    '/contact',
  )
  await expect(page.locator('.closing').getByRole('link', { name: 'View Gallery' })).toHaveAttribute('href', '/gallery')
})
