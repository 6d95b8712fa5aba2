import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import frenchAlts from '../../renders/alt-fr.json' with { type: 'json' }
import manifest from '../../renders/manifest.json' with { type: 'json' }
import encoded from '../../renders/encoded/pictures.json' with { type: 'json' }
import { pageContent } from '#demo/site/page-content.ts'
import { repository } from '../support/source-files.ts'

type Encoded = { file: string; width: number; height: number; widths: number[]; preview: string }

const photos = join(repository, 'renders')
const shown: Record<string, Encoded> = encoded
const places = manifest.slots
const done = places.filter(({ state }) => state === 'done')
const pictures = [...new Map(places.map((place) => [place.picture, place])).values()]
const isUpright = (name: string) => places.some((place) => place.picture === name && place.shape === 'upright')
const bytesOf = async (file: string) => (await stat(file)).size

describe('the places of the site that show a picture', () => {
  it('are exactly those that the pages use', () => {
    const { home, amenities } = pageContent
    const used = [home.heroSlot, ...home.tiles.map(({ slot }) => slot)]
    for (const page of Object.values(pageContent)) if ('slot' in page && page.slot) used.push(page.slot)
    used.push(...pageContent['building-view'].views.map(({ slot }) => slot))
    used.push(...amenities.cards.flatMap(({ slots }) => slots), ...amenities.more.map(({ slot }) => slot))
    const known = places.map(({ slot }) => slot).filter((slot) => !slot.startsWith('gallery-'))
    assert.deepEqual(known.sort(), used.sort())
  })

  it('are 9 exterior, 11 lobby, 17 amenities, 3 terrace and 14 history in the gallery', () => {
    for (const [category, count] of Object.entries({
      exterior: 9,
      lobby: 11,
      amenities: 17,
      terrace: 3,
      history: 14,
    })) {
      const slots = places.filter(({ slot }) => slot.startsWith(`gallery-${category}-`))
      assert.equal(slots.length, count, category)
      for (const place of slots) assert.equal(place.category, category, place.slot)
    }
  })

  it('show no picture twice on one page', () => {
    for (const page of [/^home-/, /^(?:amenity|feature)-/, /^gallery-/]) {
      const on = places.filter(({ slot }) => page.test(slot)).map(({ picture }) => picture)
      assert.deepEqual(on.sort(), [...new Set(on)].sort())
    }
  })

  it('have alt texts that differ between pictures', () => {
    const texts = new Map<string, string>()
    for (const { slot, picture, alt } of places) {
      assert.match(alt, /^[A-Z].{38,}\.$/, slot)
      assert.doesNotMatch(alt, /\b(?:image|photo|photograph)\b/i, slot)
      assert.equal(texts.get(alt) ?? picture, picture, slot)
      texts.set(alt, picture)
    }
    assert.equal(texts.size, pictures.length)
  })

  it('have French alt texts too', () => {
    assert.deepEqual(Object.keys(frenchAlts).sort(), pictures.map(({ picture }) => picture).sort())
    const texts = Object.values(frenchAlts)
    for (const text of texts) assert.match(text, /^[A-ZÀÉ].{38,}\.$/)
    assert.equal(new Set(texts).size, texts.length)
  })

  it('name a scene that defines their view', async () => {
    for (const { picture, scene, view } of pictures) {
      const script = await readFile(join(photos, 'scenes', scene), 'utf8')
      assert.ok(
        script.includes(`'${view}'`) || script.includes(`'${view.split(':')[0]}'`),
        `${picture}: ${scene} ${view}`,
      )
    }
  })
})

describe('the files of the pictures', () => {
  it('exist exactly where the manifest says done', async (t) => {
    const empty = places.filter(({ state }) => state !== 'done').map(({ slot }) => slot)
    t.diagnostic(`${empty.length} of ${places.length} places have no picture yet: ${empty.join(', ')}`)
    const names = [...new Set(done.map(({ picture }) => picture))].sort()
    assert.deepEqual(Object.keys(shown).sort(), names)
    assert.deepEqual((await readdir(join(photos, 'masters'))).sort(), names.map((name) => `${name}.webp`).sort())
    for (const { slot, file, picture } of places) assert.equal(file, `masters/${picture}.webp`, slot)
  })

  it('include masters of 1280 x 800 or more, 16 to 10, upright ones 4 to 5, at most 350 KB', async () => {
    for (const name of Object.keys(shown)) {
      const shape = isUpright(name) ? manifest.upright : manifest.master
      const master = join(photos, 'masters', `${name}.webp`)
      const { width, height, format } = await sharp(master).metadata()
      assert.equal(format, 'webp', name)
      assert.ok(width >= shape.width, `${name} is ${width} wide`)
      assert.equal(height, width * (shape.height / shape.width), name)
      assert.ok((await bytesOf(master)) <= 350 * 1024, `${name} is too large`)
    }
  })

  it('are AVIF and WebP at every width the pages use, and nothing else', async () => {
    const expected = ['pictures.json']
    for (const [name, { file, width, height, widths }] of Object.entries(shown)) {
      for (const step of [384, 640, 1280]) assert.ok(widths.includes(step), `${name} lacks ${step}`)
      for (const step of widths)
        for (const format of ['avif', 'webp']) {
          expected.push(`${file}-${step}.${format}`)
          const target = join(photos, 'encoded', `${file}-${step}.${format}`)
          assert.ok(existsSync(target), target)
          const found = await sharp(target).metadata()
          assert.equal(found.format, format === 'avif' ? 'heif' : 'webp', target)
          assert.deepEqual([found.width, found.height], [step, Math.round((height * step) / width)], target)
        }
    }
    assert.deepEqual((await readdir(join(photos, 'encoded'))).sort(), expected.sort())
  })

  it('take at most 120 kB as AVIF of 1280 pixels, upright ones twice as much', async () => {
    for (const [name, { file }] of Object.entries(shown)) {
      const bytes = await bytesOf(join(photos, 'encoded', `${file}-1280.avif`))
      assert.ok(bytes <= (isUpright(name) ? 240_000 : 120_000), `${name}: ${bytes} bytes`)
    }
  })
})
