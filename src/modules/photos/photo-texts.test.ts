import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readPhotoTexts } from './photo-texts.ts'

it('the texts of a picture are read from an older change of the settings too', () => {
  const texts = { alt: 'The lobby.', altTranslations: { fr: 'Le hall.' }, category: 'lobby' }
  assert.deepEqual(readPhotoTexts(texts), texts)
  const { altTranslations: _, ...older } = texts
  assert.deepEqual(readPhotoTexts({ ...older, altFr: 'Le hall.' }), texts)
  assert.deepEqual(readPhotoTexts({ ...older, altFr: null }), { ...texts, altTranslations: {} })
})
