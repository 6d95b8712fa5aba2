import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Email, linkPlaceholder } from '../email.ts'
import { contrastOf } from '../../../colour/contrast.ts'
import { renderHtml, renderText } from './render.ts'

const sender = {
  name: 'Test <Tower>',
  address: '1 Test Street, Toronto',
  phone: '416-555-0100',
  office: 'office@tower.example',
  accent: null,
  logo: null,
}

/** An e-mail with every part; its texts contain what must be escaped. */
const full: Email = {
  to: 'bo@elsewhere.example',
  recipient: 'outside',
  language: 'fr',
  subject: 'Fixed: Tap & <sink> (TST-5)',
  title: 'Tap & <sink>',
  reference: 'TST-5 · Unit "9"',
  paragraphs: ['Hello <b>Bo</b>,', 'Two\nlines', { quote: 'The <trap> was loose.', by: 'Luis writes:' }],
  picture: { fileId: '00000000-0000-7000-8000-000000000000', alt: 'A "dry" trap', caption: 'After, 9:45 AM' },
  facts: [
    { label: 'We promised', value: 'Today', detail: '9 h late', isWarning: true },
    { label: 'Fixed', value: 'Now' },
    { label: 'Who came', value: 'Luis & Co', detail: 'Our team' },
  ],
  button: { label: 'Yes, it’s fixed', url: 'https://tower.example/tenant?tab=maintenance&request=1' },
  buttonHint: { title: 'Still wet?', text: 'Just reply.' },
  links: [{ label: 'See the request', url: 'https://tower.example/tenant?a=1&b=2' }],
  unsubscribeLink: { label: 'Turn off', linkType: 'unsubscribe' },
}

const htmlLinks = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
const visibleText = (html: string) =>
  html
    .replace(/[^]*<body/, '<body')
    .replaceAll(/<br>|<\/(?:p|h1|td|span)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

describe('an e-mail', () => {
  it('says the same in text and in HTML, with the same links', () => {
    const [text, html] = [renderText(full, sender), renderHtml(full, sender)]
    const shown = visibleText(html)
    const parts = [
      'Hello <b>Bo</b>,',
      'The <trap> was loose.',
      'Luis writes:',
      'After, 9:45 AM',
      'We promised',
      '9 h late',
      'Luis & Co',
      'Our team',
      'Yes, it’s fixed',
      'Still wet?',
      'Just reply.',
      '1 Test Street, Toronto',
      '416-555-0100',
      'office@tower.example',
      'See the request',
      'Turn off',
    ]
    for (const part of parts) {
      assert.ok(text.includes(part), `the text has ${part}`)
      assert.ok(shown.includes(part), `the HTML has ${part}`)
    }
    const links = [...text.matchAll(/: (https:\S+|\uE000)/g)].map(([, url]) => url ?? '')
    assert.deepEqual(htmlLinks(html).toSorted(), links.toSorted())
    assert.equal(links.length, 3)
  })

  it('escapes everything that people wrote, and removes the placeholder of links from it', () => {
    const html = renderHtml({ ...full, paragraphs: [`<script>alert(1)</script>${linkPlaceholder}`] }, sender)
    assert.ok(!/<script|<trap|<sink|<b>|<Tower>/.test(html))
    assert.ok(html.includes('alt="A &quot;dry&quot; trap"'))
    assert.equal(html.split(linkPlaceholder).length - 1, 1, 'only the link to turn such e-mails off')
    assert.equal(renderText(full, sender).split(linkPlaceholder).length - 1, 1)
  })

  it('is in the language of its reader, one column of tables, and has its own dark colours', () => {
    const html = renderHtml(full, sender)
    assert.match(html, /<html lang="fr">/)
    assert.match(html, /max-width:640px/)
    assert.match(html, /prefers-color-scheme:dark/)
    assert.match(html, /<h1 [^>]*>Tap &amp; &lt;sink&gt;<\/h1>/)
    assert.ok(!/<(?:div|section)[^>]*display:(?:flex|grid)/.test(html))
    for (const [tag] of html.matchAll(/<img [^>]*>/g)) assert.match(tag, / alt="/)
  })

  it('has its button in the colour of the building, and in a light one in a dark mail program', () => {
    const html = renderHtml(full, { ...sender, accent: '#8c2f4b' })
    assert.match(html, /class="action"[^>]*background-color:#8c2f4b/)
    const dark = /\.action\{background-color:(#[0-9a-f]{6}) !important\}/.exec(html)?.[1] ?? ''
    assert.ok(contrastOf(dark, '#0c191c') > 4.5, dark)
    assert.match(renderHtml(full, sender), /class="action"[^>]*background-color:#175f69/)
  })

  it('has its subject as heading, or none', () => {
    assert.match(renderHtml({ ...full, title: undefined }, sender), /<h1 [^>]*>Fixed: /)
    assert.ok(!renderHtml({ ...full, title: null }, sender).includes('<h1'))
  })

  it('stays below the size at which Gmail cuts an e-mail off', () => {
    const longest = renderHtml({ ...full, paragraphs: Array(20).fill('x'.repeat(1000)) }, sender)
    assert.ok(Buffer.byteLength(longest) < 60_000, `${Buffer.byteLength(longest)} bytes`)
    assert.ok(Buffer.byteLength(renderHtml(full, sender)) < 20_000)
  })
})
