import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openTestHouse, type TestHouse } from '../../../tests/support/house.ts'
import { contact } from '../contract.ts'

let house: TestHouse

before(async () => {
  house = await openTestHouse()
})
after(() => house.close())

const said = {
  name: 'Zoë "Z" <zoe@x.example>\r\nX-Mark: 1',
  email: 'bend@visitor.example',
  phone: '12345',
  reason: 'other',
  subject: 'Hi\r\nBcc: everyone@x.example\r\n\r\nBody',
  message: 'Hello 🏙️\n\n<img src=x>',
}

/** The head of a letter with its folded lines joined, and the rest. */
function opened(letter: string) {
  const cut = letter.indexOf('\r\n\r\n')
  return { head: letter.slice(0, cut).replace(/\r\n[ \t]+/g, ' '), rest: letter.slice(cut) }
}

describe('letters about a message', () => {
  it('are whole letters from the office that hostile words cannot bend', async () => {
    const { id } = (await house.asNobody().sends(contact.send, { body: said })).body
    await house.as('admin').sends(contact.reply, { params: { messageId: id }, body: { replyMessage: 'Hello 🏙️' } })
    const letters = (await house.letters(2)).map(opened)
    for (const { head } of letters) {
      assert.match(head, /^From: Test Tower <office@tower\.example>\r?$/m)
      assert.match(head, /^Reply-To: office@tower\.example\r?$/m)
      assert.doesNotMatch(head, /^(Bcc|X-Mark):/im)
    }
    const [notice, reply] = [/^To: office@tower\.example\r?$/m, /^To: bend@visitor\.example\r?$/m].map((to) =>
      letters.find(({ head }) => to.test(head)),
    )
    assert.match(notice?.head ?? '', /^Subject: Website request: Other\r?$/m)
    const html = notice?.rest.split('Content-Type: text/html')[1] ?? ''
    assert.match(html, /&lt;img/)
    assert.doesNotMatch(html, /<img/)
    assert.match(reply?.head ?? '', /^Subject: RPLY \| TST \| Hi Bcc: everyone@x\.example Body\r?$/m)
  })
})
