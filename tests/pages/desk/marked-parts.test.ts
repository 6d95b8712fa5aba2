import assert from 'node:assert/strict'
import { it } from 'node:test'
import { markedParts } from '#portals/desk/search/marked-parts.ts'

const marked = (text: string, typed: string) =>
  markedParts(text, typed)
    .map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('')

it('marks the beginnings of words, without case and accents', () => {
  assert.equal(marked('Amara Okafor', 'oka'), 'Amara [Oka]for')
  assert.equal(marked('Ngozi Okafor-Grant', 'gra oka'), 'Ngozi [Oka]for-[Gra]nt')
  assert.equal(marked('Lúcia Ferreira', 'luc'), '[Lúc]ia Ferreira')
  assert.equal(marked('2107', '21'), '[21]07')
  assert.equal(marked('Amara Okafor', 'mara'), 'Amara Okafor')
  assert.equal(marked('Amara', ''), 'Amara')
})
