import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { it } from 'node:test'
import { englishOnly, isEnglishOnly } from '#portals/frame/english-only.ts'

it('the first paint and the portals agree which pages are in English', async () => {
  const theme = await readFile('public/theme.js', 'utf8')
  assert.ok(theme.includes(`${englishOnly}.test(location.pathname)`), 'public/theme.js has the same expression')
  for (const path of ['/admin', '/staff', '/desk', '/building/2107']) assert.ok(isEnglishOnly(path), path)
  for (const path of ['/tenant', '/account', '/', '/desks']) assert.ok(!isEnglishOnly(path), path)
})
