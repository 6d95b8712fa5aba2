import { expect, expectAccessibleInBothThemes, signInByCookie, test } from '../fixtures.ts'
import { messageFrom, newVisitor, openWebsiteRequests, show, writeMessage } from '../messages/message-page.ts'

// The browser logs the 401 before sign-in.
test.use({ expectedErrors: [/status of 401/] })

test('many website requests are archived after one question, and one undo brings them back', async ({
  page,
  context,
  app,
}) => {
  const visitors = [newVisitor(), newVisitor()]
  const visitorPage = await context.newPage()
  for (const visitor of visitors) await writeMessage(visitorPage, app, visitor)
  await visitorPage.close()
  await signInByCookie(page, app, 'staff')
  await openWebsiteRequests(page, app)
  const [first, second] = visitors.map((visitor) => messageFrom(page, visitor))
  if (!first || !second) throw new Error('Two visitors have written.')
  const toolbar = page.getByRole('toolbar', { name: 'Selection' })

  await test.step('they are selected by pointer with Shift, and by keyboard', async () => {
    await first.getByRole('checkbox').click()
    await second.getByRole('checkbox').click({ modifiers: ['Shift'] })
    await expect(toolbar.getByText('2 selected')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await expect(toolbar).toHaveCount(0)
    await second.getByRole('button', { name: visitors[1]?.subject ?? '' }).focus()
    await page.keyboard.press('x')
    await page.keyboard.press('k')
    await page.keyboard.press('x')
    await expect(toolbar.getByText('2 selected')).toBeVisible()
  })

  await test.step('the question says what happens, and Cancel changes nothing', async () => {
    await toolbar.getByRole('button', { name: 'Archive' }).click()
    const question = page.getByRole('alertdialog', { name: 'Archive 2 messages?' })
    await expect(question).toContainText('None had a reply. Nobody is written to.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(first).toBeVisible()
    await toolbar.getByRole('button', { name: 'Archive' }).click()
    await question.getByRole('button', { name: 'Archive 2' }).click()
    await expect(page.getByText('2 messages archived')).toBeVisible()
    await expect(first).toHaveCount(0)
    await expect(second).toHaveCount(0)
    await expect(toolbar).toHaveCount(0)
  })

  await test.step('one undo restores both', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('2 changes were undone')).toBeVisible()
    await expect(first).toBeVisible()
    await expect(second).toBeVisible()
  })

  await test.step('all that match a search are archived, and restored from the archive', async () => {
    const search = page.getByRole('searchbox')
    await search.fill(visitors[0]?.name ?? '')
    await expect(second).toHaveCount(0)
    await first.getByRole('checkbox').click()
    await toolbar.getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('button', { name: 'Archive 1' }).click()
    await expect(page.getByText('1 message archived')).toBeVisible()
    await show(page, 'Archived')
    await first.getByRole('checkbox').click()
    await toolbar.getByRole('button', { name: 'Restore' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore 1' }).click()
    await expect(page.getByText('1 message restored')).toBeVisible()
    await show(page, 'Open')
    await expect(first).toBeVisible()
  })
})

test('a single archiving is undone from its toast', async ({ page, context, app }) => {
  const visitor = newVisitor()
  const visitorPage = await context.newPage()
  await writeMessage(visitorPage, app, visitor)
  await visitorPage.close()
  await signInByCookie(page, app, 'staff')
  await openWebsiteRequests(page, app)
  const message = messageFrom(page, visitor)
  await message.getByRole('button', { name: /^Archive/ }).click()
  await expect(message).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The change was undone')).toBeVisible()
  await expect(message).toBeVisible()
})
