import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { drawLogoPictures } from './logo-pictures.ts'

type Box = readonly [x: number, y: number, width: number, height: number]
/** A picture of 400 by 200 with a bar in it, like a word. */
const picture = (background: string | null, [x, y, width, height]: Box, colour: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200">${background === null ? '' : `<path fill="${background}" d="M0 0h400v200h-400z"/>`}<path fill="${colour}" d="M${x} ${y}h${width}v${height}h-${width}z"/></svg>`,
    ),
  )
const word: Box = [50, 80, 300, 40]
const sizeAndGrounds = async (bytes: Uint8Array) => {
  const { width, height, isLegibleOnLight, isLegibleOnDark } = await drawLogoPictures(bytes)
  return [width, height, isLegibleOnLight, isLegibleOnDark]
}

describe('the pictures of a logo', () => {
  it('are without the white paper of a JPEG or PNG, which counts as no part of the logo', async () => {
    for (const format of ['jpeg', 'png'] as const) {
      const black = await picture('#ffffff', word, '#000000').toFormat(format).toBuffer()
      const [width = 0, height = 0, ...grounds] = await sizeAndGrounds(black)
      assert.deepEqual(grounds, [true, false], format)
      assert.ok(Math.abs(Number(width) - 300) < 6 && Math.abs(Number(height) - 40) < 6, `${format}: ${width}×${height}`)
    }
    const pale = await picture('#ffffff', word, '#f2e9c8').png().toBuffer()
    assert.deepEqual((await sizeAndGrounds(pale)).slice(2), [false, false])
  })

  it('have thin letters on white paper', async () => {
    const lines = Array.from({ length: 30 }, (_, line) => `M${20 + line * 12} 60v80`).join('')
    const thin = await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><path fill="#fff" d="M0 0h400v200h-400z"/><path stroke="#222" stroke-width="2" d="${lines}"/></svg>`,
      ),
    )
      .jpeg({ quality: 70 })
      .toBuffer()
    assert.equal((await drawLogoPictures(thin)).isLegibleOnLight, true)
  })

  it('keep the room around a word on a coloured tile', async () => {
    const tile = await picture('#8c2f4b', word, '#ffffff').jpeg().toBuffer()
    assert.deepEqual(await sizeAndGrounds(tile), [400, 200, true, true])
    const large = await picture('#8c2f4b', [10, 10, 380, 180], '#ffffff').png().toBuffer()
    assert.deepEqual(await sizeAndGrounds(large), [400, 200, true, true])
    const dark = await picture('#101c1f', word, '#ffffff').png().toBuffer()
    assert.deepEqual(await sizeAndGrounds(dark), [400, 200, true, true])
    const darkOnDark = await picture('#101c1f', word, '#203030').png().toBuffer()
    assert.deepEqual(await sizeAndGrounds(darkOnDark), [400, 200, true, false])
  })

  it('are without transparent edges, whatever their colour, and with opaque ones', async () => {
    const plain = await picture(null, word, '#203030').png().toBuffer()
    assert.deepEqual(await sizeAndGrounds(plain), [300, 40, true, false])
    const { data, info } = await sharp(plain).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    for (let at = 0; at < data.length; at += 4) if (data[at + 3] === 0) data.fill(at % 251, at, at + 3)
    const coloured = await sharp(data, { raw: info }).png().toBuffer()
    assert.deepEqual(await sizeAndGrounds(coloured), [300, 40, true, false])
    const corner = await picture(null, [0, 0, 200, 200], '#203030').png().toBuffer()
    assert.deepEqual((await sizeAndGrounds(corner)).slice(0, 2), [200, 200])
  })

  it('show nothing when they are white or transparent throughout', async () => {
    for (const background of ['#ffffff', '#ffffff00']) {
      const empty = await sharp({ create: { width: 300, height: 200, channels: 4, background } })
        .png()
        .toBuffer()
      assert.deepEqual((await sizeAndGrounds(empty)).slice(2), [false, false], background)
    }
  })

  it('have the full size, however many units an SVG has', async () => {
    const square = (units: number, more = '') =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${units}" height="${units}"><path fill="#8c2f4b" d="M0 0h${units}v${units}h-${units}z"/>${more}</svg>`,
      )
    for (const units of [20, 512, 7000, 30_000])
      assert.deepEqual((await sizeAndGrounds(square(units))).slice(0, 2), [512, 512], `${units} units`)
  })
})
