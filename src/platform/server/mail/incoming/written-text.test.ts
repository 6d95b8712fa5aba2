import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { writtenText } from './written-text.ts'

const cut = (...lines: string[]) => writtenText(lines.join('\r\n'))

describe('the text of a reply', () => {
  it('ends before the quotation of the e-mail it answers', () => {
    for (const above of [
      ['On Mon, Nov 23, 2026 at 9:52 AM Tower <office@tower.example> wrote:', '> Hello'],
      ['On Mon, Nov 23, 2026 at 9:52 AM Vantage Point Place', '<office@tower.example> wrote:', '> Hello'],
      ['Le lun. 23 nov. 2026 à 9 h 52, Tower <office@tower.example> a écrit :', '> Bonjour'],
      ['-----Original Message-----', 'From: Tower'],
      ['From: Tower <office@tower.example>', 'Sent: Monday', 'Hello'],
      ['________________________________', 'De : Tower'],
    ])
      assert.deepEqual(cut('Still wet.', '', 'Can you come?', '', ...above), {
        text: 'Still wet.\n\nCan you come?',
        isCut: true,
      })
  })

  it('ends before a signature', () => {
    assert.deepEqual(cut('Thanks', '-- ', 'Bo', '+1 416'), { text: 'Thanks', isCut: true })
    assert.deepEqual(cut('Thanks', '', 'Sent from my iPhone'), { text: 'Thanks', isCut: true })
    assert.deepEqual(cut('Merci', '', 'Envoyé de mon iPhone'), { text: 'Merci', isCut: true })
  })

  it('stays whole without either', () => {
    assert.deepEqual(cut('On Monday I wrote to you.', 'From: me to you.'), {
      text: 'On Monday I wrote to you.\nFrom: me to you.',
      isCut: false,
    })
  })

  it('is what is below, where everything above is a quotation', () => {
    const { text } = cut('On Monday Tower <office@tower.example> wrote:', '> Fixed?', '', 'No, still wet.')
    assert.equal(text, 'No, still wet.')
  })
})
