import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { hasHiddenCharacter } from './hidden-characters.ts'

const point = (code: number) => String.fromCodePoint(code)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => point(from + at))

describe('a text that people enter', () => {
  it('must not contain a control character, override, invisible space, tag or stray mark anywhere', () => {
    const rejected = [
      ...range(0x00, 0x1f).filter((char) => !'\n\r\t'.includes(char)),
      ...range(0x7f, 0x9f),
      ...range(0x202a, 0x202e),
      ...range(0x2060, 0x206f),
      ...range(0xfff9, 0xfffb),
      ...range(0xe0000, 0xe007f),
      '\u00AD',
      '\u200B',
      '\uFEFF',
      '\u3164',
      '\uFFA0',
      // The grapheme joiner, fillers of Hangul syllables, vowels of Khmer that have no form.
      '\u034F',
      '\u115F',
      '\u1160',
      '\u17B4',
      '\u17B5',
      // Joiners behind letters that take none.
      '\u200C',
      '\u200D',
    ]
    for (const char of rejected)
      for (const text of [char, `${char}Ann`, `An${char}n`, `Ann${char}`, `日${char}本`, `Ann\n${char}`])
        assert.ok(hasHiddenCharacter(text), `U+${char.codePointAt(0)?.toString(16)} in ${JSON.stringify(text)}`)
    for (const text of [
      '\uFE0F',
      'a \uFE0F',
      '☂\uFE0F\uFE0F',
      '\u{1F3F4}\u{E0067}',
      'a\u{E0101}\u{E0101}',
      'س\u200D\u200D',
    ])
      assert.ok(hasHiddenCharacter(text), JSON.stringify(text))
  })

  it('may contain what scripts and emoji need', () => {
    for (const text of [
      'Zoë Lindqvist-O’Brien, 3rd floor\nsecond line\tcolumn\r\n',
      'می\u200Cخواهم', // Persian, "I want"
      'क\u094D\u200Dष', // Devanagari with an explicit half form
      'ශ\u0DCA\u200Dරී ලංකා', // Sri Lanka
      '\u200Fשלום\u200E (416) 555-0100',
      '\u061Cالسلام عليكم',
      '👩\u200D👩\u200D👧 🏳\uFE0F\u200D🌈 👍🏽 1\uFE0F\u20E3 ☂\uFE0F',
      '👩🏽\u200D🔧 and 🧔\u200D♂\uFE0F',
      '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
      '葛\u{E0100}城',
      '水漏れ 누수 ไทย العربية 500\u00A0$ 10\u202Fh',
      '',
    ])
      assert.equal(hasHiddenCharacter(text), false, JSON.stringify(text))
  })

  it('of letters, digits, signs and blanks is never rejected', () => {
    const plain = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\n\r\t]*$/u
    const fillers = /[\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]|\p{Variation_Selector}/u
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(plain.test(text) && !fillers.test(text))
        assert.equal(hasHiddenCharacter(text), false)
      }),
      { numRuns: 300 },
    )
  })
})
