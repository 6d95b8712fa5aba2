import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { type Inline, isSafeAddress, parseMarkdown, plainLine, plainParagraphs } from './markdown.ts'

const text = (of: string): Inline => ({ kind: 'text', text: of })

describe('what is written', () => {
  it('has headings, paragraphs and lists', () => {
    const parsed = parseMarkdown(
      '# Water off\nOn Monday.\nBring a cup.\n\n- one\n- two\n  of it\n3. three\n4) four\n\nBye',
    )
    assert.deepEqual(parsed, [
      { kind: 'heading', level: 1, inside: [text('Water off')] },
      { kind: 'paragraph', inside: [text('On Monday.'), { kind: 'break' }, text('Bring a cup.')] },
      {
        kind: 'list',
        ordered: false,
        start: 1,
        items: [[text('one')], [text('two'), { kind: 'break' }, text('of it')]],
      },
      { kind: 'list', ordered: true, start: 3, items: [[text('three')], [text('four')]] },
      { kind: 'paragraph', inside: [text('Bye')] },
    ])
  })

  const inline: readonly [string, Inline[]][] = [
    [
      '**bold** and *thin*',
      [{ kind: 'strong', inside: [text('bold')] }, text(' and '), { kind: 'em', inside: [text('thin')] }],
    ],
    [
      '__bold__, _thin_',
      [{ kind: 'strong', inside: [text('bold')] }, text(', '), { kind: 'em', inside: [text('thin')] }],
    ],
    ['**a *b* c**', [{ kind: 'strong', inside: [text('a '), { kind: 'em', inside: [text('b')] }, text(' c')] }]],
    ['[here](https://a.example/x?y=1)', [{ kind: 'link', to: 'https://a.example/x?y=1', inside: [text('here')] }]],
    [
      'see https://a.example/x.',
      [text('see '), { kind: 'link', to: 'https://a.example/x', inside: [text('https://a.example/x')] }, text('.')],
    ],
    ['[us](mailto:office@a.example)', [{ kind: 'link', to: 'mailto:office@a.example', inside: [text('us')] }]],
    ['[no](javascript:alert(1))', [text('[no](javascript:alert(1))')]],
    ['[no](data:text/html,x)', [text('[no](data:text/html,x)')]],
    ['[no](//evil.example)', [text('[no](//evil.example)')]],
    ['2 * 3 * 4, snake_case_name, **, *', [text('2 * 3 * 4, snake_case_name, **, *')]],
    ['\\*not thin\\*', [text('*not thin*')]],
    ['<b>x</b> & <script>', [text('<b>x</b> & <script>')]],
  ]
  for (const [written, expected] of inline)
    it(written, () => assert.deepEqual(parseMarkdown(written), [{ kind: 'paragraph', inside: expected }]))

  it('becomes plain text for an e-mail', () =>
    assert.deepEqual(plainParagraphs('# Head\n**Now**: [the plan](https://a.example)\n\n1. a\n2. b'), [
      'Head',
      'Now: the plan (https://a.example)',
      '1. a\n2. b',
    ]))

  it('becomes one line without list marks', () =>
    assert.equal(
      plainLine('Monday, 10 to **11**.\n\n- Close taps\n- Call the desk\n\nThank\nyou'),
      'Monday, 10 to 11. Close taps · Call the desk Thank you',
    ))
})

describe('whatever is written', () => {
  const pieces = fc.constantFrom(
    '*',
    '**',
    '_',
    '[',
    ']',
    '(',
    ')',
    '\n',
    '\n\n',
    '- ',
    '1. ',
    '# ',
    '\\',
    ' ',
    'a',
    'é',
    'https://a.b/',
    'javascript:',
    'JaVa\tScript:',
    'data:',
    '//',
    '/x',
    'mailto:',
    'x@y',
    '<img onerror=1>',
    '\u0000',
    '\u202e',
    ':',
  )
  const anything = fc.oneof(
    fc.array(pieces, { maxLength: 60 }).map((all) => all.join('')),
    fc.string({ unit: 'binary' }),
  )

  const links = (inside: readonly Inline[]): string[] =>
    inside.flatMap((part) =>
      'inside' in part ? [...(part.kind === 'link' ? [part.to] : []), ...links(part.inside)] : [],
    )

  it('gives a tree whose links have safe addresses only', () => {
    fc.assert(
      fc.property(anything, (written) => {
        for (const block of parseMarkdown(written))
          for (const to of block.kind === 'list' ? block.items.flatMap(links) : links(block.inside)) {
            assert.ok(isSafeAddress(to))
            const { protocol, host } = new URL(to, 'https://tower.test')
            assert.ok(['http:', 'https:', 'mailto:', 'tel:'].includes(protocol), to)
            if (to.startsWith('/')) assert.equal(host, 'tower.test', to)
          }
      }),
      { numRuns: 3000 },
    )
  })

  it('loses no character', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Water', 'été', '*', '_', ' ', '\n'), { maxLength: 40 }), (parts) => {
        const alphanumeric = (of: string) => of.replace(/[^\p{L}]/gu, '')
        assert.equal(alphanumeric(plainParagraphs(parts.join('')).join('')), alphanumeric(parts.join('')))
      }),
    )
  })

  it('is parsed quickly, even input made to be slow', () => {
    for (const written of [
      '*'.repeat(10_000),
      '['.repeat(10_000),
      '**a '.repeat(2500),
      '_a'.repeat(5000),
      '[a]('.repeat(2500),
    ])
      assert.ok(parseMarkdown(written).length > 0)
  })
})
