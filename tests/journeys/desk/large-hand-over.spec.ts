import { expect, signIn, test } from '../fixtures.ts'

test('a home with more packages than one hand-over takes gets the first fifty, and then the rest', async ({
  page,
  app,
}) => {
  await signIn(page, app, 'concierge')
  const unitNumber = await page.evaluate(async () => {
    const { units } = await fetch('/api/desk/search?text=0905').then((answer) => answer.json())
    for (let at = 0; at < 52; at += 1) {
      const body = JSON.stringify({ unitId: units[0].unitId, recipientId: null, carrier: 'other', note: `Box ${at}` })
      const answer = await fetch(`/api/desk/packages?operation=${crypto.randomUUID()}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      if (!answer.ok) throw new Error(await answer.text())
    }
    return units[0].unitNumber as string
  })
  await page.keyboard.type(unitNumber)
  await page.getByRole('option', { name: /For the whole home/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('52 packages wait. These are 50')).toBeVisible()
  await dialog.getByRole('radio', { name: /I know them/ }).check()
  await dialog.getByRole('button', { name: 'Hand out 50 packages' }).click()
  await expect(page.getByText(/^50 packages handed to/)).toBeVisible()
  await page.keyboard.type(unitNumber)
  await page.getByRole('option', { name: /For the whole home/ }).click()
  await expect(dialog.getByRole('button', { name: 'Hand out 2 packages' })).toBeVisible()
})
