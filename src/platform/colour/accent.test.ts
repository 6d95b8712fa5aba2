import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { repository } from '../../../tests/support/source-files.ts'
import {
  accentColours,
  grounds,
  isReadableAccent,
  nearestAccent,
  productAccent,
  textContrastOf,
  textOnAction,
} from './accent.ts'
import { accentStylesPath } from './accent-address.ts'
import { accentOfFile, accentStyles } from './accent-styles.ts'
import { contrastOf, leastContrast } from './contrast.ts'
import { toHex, toOklch } from './oklch.ts'

/** Accents of every hue, from grey to vivid and from black to white, each as near as can be read. */
function manyAccents(): string[] {
  const accents = new Set<string>()
  for (let h = 0; h < 360; h += 12)
    for (const c of [0, 0.05, 0.12, 0.3])
      for (const l of [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.95]) accents.add(nearestAccent(toHex({ l, c, h })))
  return [...accents]
}

describe('a contrast ratio', () => {
  it('is that of WCAG 2.2', () => {
    assert.equal(contrastOf('#000000', '#ffffff'), 21)
    assert.equal(contrastOf('#777777', '#ffffff').toFixed(2), '4.48')
    assert.equal(contrastOf('#ffffff', '#767676').toFixed(2), '4.54')
    assert.equal(contrastOf('#ff0000', '#ffffff').toFixed(2), '4.00')
  })
})

describe('OKLCH', () => {
  it('returns the same colour, and one with less chroma where a screen cannot show it', () => {
    for (const hex of ['#000000', '#ffffff', '#175f6b', '#ff0000', '#00ff00', '#0000ff', '#808080'])
      assert.equal(toHex(toOklch(hex)), hex)
    const { l, c, h } = toOklch(toHex({ l: 0.9, c: 0.4, h: 30 }))
    assert.ok(Math.abs(l - 0.9) < 0.01 && c < 0.4 && Math.abs(h - 30) < 3)
  })
})

describe('an accent colour', () => {
  it('is readable when text on it and text of it have the contrast of WCAG', () => {
    assert.equal(isReadableAccent(productAccent), true)
    assert.equal(isReadableAccent('#f0c020'), false)
    assert.equal(isReadableAccent('#ff0000'), false, 'as text, on the darkest ground of the light theme')
  })

  it('has a nearest one that can be read: of the same hue, the lightest', () => {
    assert.equal(nearestAccent('#2c4f8f'), '#2c4f8f')
    for (const tooLight of ['#f0c020', '#00ff00', '#ffb3d1', '#9fd8ff', '#ffffff']) {
      const nearest = nearestAccent(tooLight)
      const contrast = textContrastOf(nearest)
      assert.ok(contrast >= leastContrast.text && contrast < leastContrast.text + 0.1, `${nearest} has ${contrast}`)
      const [from, to] = [toOklch(tooLight), toOklch(nearest)]
      if (from.c > 0.01) assert.ok(Math.abs(from.h - to.h) < 4, `${tooLight} and ${nearest}`)
    }
  })

  it('has derived colours with enough contrast in both themes, whatever its hue', () => {
    for (const accent of manyAccents()) {
      const { light, dark, steps } = accentColours(accent)
      const has = (least: number, one: string, other: string, what: string) =>
        assert.ok(contrastOf(one, other) >= least, `${what} of ${accent}: ${contrastOf(one, other)}`)
      for (const role of ['action', 'hover', 'press'] as const) {
        has(leastContrast.text, light[role], textOnAction.light, `text on ${role}`)
        has(leastContrast.text, dark[role], textOnAction.dark, `text on ${role} in the dark`)
      }
      for (const [name, ground] of Object.entries({ ...grounds.light, soft: light.soft })) {
        has(leastContrast.text, light.ink, ground, `text on ${name}`)
        has(leastContrast.graphics, light.focus, ground, `focus on ${name}`)
      }
      for (const [name, ground] of Object.entries({ ...grounds.dark, soft: dark.soft })) {
        has(leastContrast.text, dark.ink, ground, `text on ${name} in the dark`)
        has(leastContrast.graphics, dark.focus, ground, `focus on ${name} in the dark`)
        if (name !== 'soft') has(leastContrast.text, dark.action, ground, `the colour on ${name} in the dark`)
      }
      // Signs of the site, and its bands with light text.
      has(leastContrast.graphics, steps[500], grounds.light.canvas, 'a sign')
      has(leastContrast.text, steps[900], textOnAction.light, 'text on a band')
    }
  })

  it('is compared with the grounds that the pages have', async () => {
    const tokens = await readFile(join(repository, 'src/platform/ui/theme/tokens.css'), 'utf8')
    const [light = '', dark = ''] = tokens.split("[data-theme='dark']")
    const valueOf = (css: string, name: string): string => {
      const value = new RegExp(`--${name}: ([^;]*);`).exec(css)?.[1] ?? ''
      const alias = /^var\(--(.*)\)$/.exec(value)?.[1]
      if (alias !== undefined) return valueOf(light, alias)
      const [l = 0, c = 0, h = 0] = /oklch\(([^)]*)\)/.exec(value)?.[1]?.split(' ').map(Number) ?? []
      return toHex({ l, c, h })
    }
    for (const [name, ground] of Object.entries(grounds.light)) assert.equal(valueOf(light, name), ground, name)
    for (const [name, ground] of Object.entries(grounds.dark)) assert.equal(valueOf(dark, name), ground, name)
    for (const [css, theme] of [
      [light, 'light'],
      [dark, 'dark'],
    ] as const)
      assert.equal(valueOf(css, 'ink-on-action'), textOnAction[theme])
    assert.equal(valueOf(light, 'action'), productAccent)
    const replaced = accentStyles('#2c4f8f').matchAll(/(--[\w-]+):/g)
    for (const [, name = ''] of replaced) assert.ok(tokens.includes(`${name}: `), `${name} is no token`)
  })
})

describe('the stylesheet of an accent colour', () => {
  it('has an address that names the colour, and none for a colour that cannot be read', () => {
    assert.equal(accentOfFile(accentStylesPath('#2c4f8f').replace('/colours/', '')), '#2c4f8f')
    for (const file of ['2c4f8f', 'f0c020.css', '2C4F8F.css', '12345.css', '.css', 'red.css'])
      assert.equal(accentOfFile(file), null, file)
  })
})
