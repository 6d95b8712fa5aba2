import { expect, expectAccessible, signInByCookie, test } from '../fixtures.ts'
import { messageFrom, newVisitor, openWebsiteRequests, show, writeMessage } from './message-page.ts'

// The browser logs the 401 before sign-in, and the rejected change.
test.use({ expectedErrors: [/status of (?:401|503)/] })

test('a message leaves the list before its archiving is saved, and returns when it is rejected @narrow', async ({
  page,
  context,
  app,
}) => {
  const visitor = newVisitor()
  const visitorPage = await context.newPage()
  await writeMessage(visitorPage, app, visitor)
  await signInByCookie(page, app, 'admin')
  await openWebsiteRequests(page, app)
  const message = messageFrom(page, visitor)
  const archive = Promise.withResolvers<void>()
  const rejection = Promise.withResolvers<void>()
  let calls = 0
  await page.route(/\/contact-messages\/[^/]+\/archive/, async (route) => {
    calls += 1
    if (calls > 1) return await archive.promise.then(() => route.continue())
    await rejection.promise
    return await route.fulfill({ status: 503, json: { message: 'The database is being moved.', code: 'unavailable' } })
  })
  await message.getByRole('button', { name: 'Archive' }).click()
  await expect(message).toHaveCount(0)

  await test.step('a message that arrives meanwhile does not bring it back', async () => {
    const next = newVisitor()
    await writeMessage(visitorPage, app, next)
    await expect(messageFrom(page, next)).toBeVisible()
    await expect(message).toHaveCount(0)
  })
  // At the top no link is half covered by the header.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  rejection.resolve()
  await expect(page.getByText('Failed to archive message')).toBeVisible()
  await expect(message).toBeVisible()

  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(message).toHaveCount(0)
  archive.resolve()
  await expect(page.getByText('Message archived')).toBeVisible()
  await show(page, 'Archived')
  await expect(message).toBeVisible()
})
