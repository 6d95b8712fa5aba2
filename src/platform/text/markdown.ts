/**
 * A small Markdown for text that people write to each other: headings, bold, italic, lists, links. It returns a tree
 * that is rendered with ordinary elements; nothing in it is ever HTML, and links need an address that `isSafeAddress`
 * allows.
 */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; inside: Inline[] }
  | { kind: 'link'; to: string; inside: Inline[] }
  | { kind: 'break' }
export type Block =
  | { kind: 'heading'; level: 1 | 2; inside: Inline[] }
  | { kind: 'paragraph'; inside: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Inline[][] }

const heading = /^ {0,3}(#{1,6})[ \t]+(.*?)[ \t]*#*[ \t]*$/
const bullet = /^ {0,3}[-*+][ \t]+(.*)$/
const numbered = /^ {0,3}(\d{1,4})[.)][ \t]+(.*)$/

export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = []
  let lines: string[] = []
  const flush = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', inside: parseInline(lines.join('\n')) })
    lines = []
  }
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const head = heading.exec(line)
    const item = bullet.exec(line) ?? numbered.exec(line)
    if (line.trim() === '') {
      flush()
      // A blank line ends a list too.
      if (blocks.at(-1)?.kind === 'list') blocks.push({ kind: 'paragraph', inside: [] })
    } else if (head) {
      flush()
      blocks.push({ kind: 'heading', level: head[1]?.length === 1 ? 1 : 2, inside: parseInline(head[2] ?? '') })
    } else if (item) {
      flush()
      addItem(blocks, item)
    } else if (lines.length === 0 && /^[ \t]{2,}\S/.test(line) && continueItem(blocks, line.trim())) continue
    else lines.push(line.trim())
  }
  flush()
  return blocks.filter((block) => block.kind !== 'paragraph' || block.inside.length > 0)
}

function addItem(blocks: Block[], item: RegExpExecArray) {
  const ordered = item.length === 3
  const inside = parseInline((ordered ? item[2] : item[1]) ?? '')
  const last = blocks.at(-1)
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push(inside)
  else blocks.push({ kind: 'list', ordered, start: ordered ? Number(item[1]) : 1, items: [inside] })
}

/** An indented line below an item belongs to it. */
function continueItem(blocks: Block[], line: string): boolean {
  const last = blocks.at(-1)
  if (last?.kind !== 'list') return false
  last.items.at(-1)?.push({ kind: 'break' }, ...parseInline(line))
  return true
}

/** Marks nested more deeply stay plain text. */
const deepestElement = 6
const marks: readonly [RegExp, (found: RegExpExecArray, depth: number) => Inline | null][] = [
  [/^\\([\\`*_{}[\]()#+.!-])/, (found) => ({ kind: 'text', text: found[1] ?? '' })],
  [/^\[([^[\]\n]{1,300})\]\(([^()\s]{1,2000})\)/, linkOf],
  [/^\*\*(?=\S)([^\n]*?\S)\*\*(?!\*)/, (found, depth) => mark('strong', found[1], depth)],
  [/^__(?=\S)([^\n]*?\S)__(?![\p{L}\p{N}_])/u, (found, depth) => mark('strong', found[1], depth)],
  [/^\*(?![\s*])([^\n*]*?[^\s*])\*(?!\*)/, (found, depth) => mark('em', found[1], depth)],
  [/^_(?![\s_])([^\n_]*?[^\s_])_(?![\p{L}\p{N}_])/u, (found, depth) => mark('em', found[1], depth)],
  [/^https?:\/\/[^\s<>()[\]"'`]*[^\s<>()[\]"'`.,;:!?*_]/, (found) => plainLink(found[0])],
]

function parseInline(text: string, depth = 0): Inline[] {
  const found: Inline[] = []
  let plain = ''
  const flush = () => {
    if (plain !== '') found.push({ kind: 'text', text: plain })
    plain = ''
  }
  for (let at = 0; at < text.length;) {
    const char = text[at] ?? ''
    if (char === '\n') {
      flush()
      found.push({ kind: 'break' })
      at += 1
      continue
    }
    const isWithinWord = (char === '_' || char === 'h') && /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at))
    const match =
      depth < deepestElement && !isWithinWord && '\\[*_h'.includes(char)
        ? markAt(text.slice(at, at + 2400), depth)
        : null
    if (match) {
      if (match.inline.kind === 'text') plain += match.inline.text
      else {
        flush()
        found.push(match.inline)
      }
      at += match.length
    } else {
      plain += char
      at += 1
    }
  }
  flush()
  return found
}

function markAt(rest: string, depth: number): { inline: Inline; length: number } | null {
  for (const [pattern, make] of marks) {
    const found = pattern.exec(rest)
    const inline = found && make(found, depth)
    if (inline) return { inline, length: found[0].length }
  }
  return null
}

const mark = (kind: 'strong' | 'em', inside: string | undefined, depth: number): Inline => ({
  kind,
  inside: parseInline(inside ?? '', depth + 1),
})

function linkOf(found: RegExpExecArray): Inline | null {
  const [, label = '', to = ''] = found
  // No link within a link.
  return isSafeAddress(to) ? { kind: 'link', to, inside: [{ kind: 'text', text: label }] } : null
}

const plainLink = (to: string): Inline | null =>
  isSafeAddress(to) ? { kind: 'link', to, inside: [{ kind: 'text', text: to }] } : null

/** Web, e-mail and telephone addresses, and pages of this site; nothing that could run. */
export function isSafeAddress(to: string): boolean {
  if (/[\p{Cc}\p{Cf}\s\\]/u.test(to)) return false
  if (/^\/(?!\/)/.test(to)) return true
  if (/^mailto:[^\s@?]+@[^\s@?]+$/i.test(to) || /^tel:[+\d][\d.-]*$/i.test(to)) return true
  if (!/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(to)) return false
  try {
    return ['http:', 'https:'].includes(new URL(to).protocol)
  } catch {
    return false
  }
}

/** The text without marks, one string per paragraph, for a plain-text e-mail. */
export function plainParagraphs(text: string): string[] {
  return parseMarkdown(text).map((block) =>
    block.kind === 'list'
      ? block.items
          .map(
            (item, at) => `${block.ordered ? `${block.start + at}.` : '-'} ${plainOf(item).replaceAll('\n', '\n  ')}`,
          )
          .join('\n')
      : plainOf(block.inside),
  )
}

/** The text on one line, for a preview: items of a list are separated without their dashes. */
export const plainLine = (text: string): string =>
  parseMarkdown(text)
    .map((block) => (block.kind === 'list' ? block.items.map(plainOf).join(' · ') : plainOf(block.inside)))
    .join(' ')
    .replaceAll('\n', ' ')

const plainOf = (inside: readonly Inline[]): string =>
  inside
    .map((part) => {
      if (part.kind === 'text') return part.text
      if (part.kind === 'break') return '\n'
      const words = plainOf(part.inside)
      return part.kind === 'link' && part.to !== words ? `${words} (${part.to})` : words
    })
    .join('')
