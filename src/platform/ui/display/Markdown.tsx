import { createElement, Fragment, useMemo, type ReactNode } from 'react'
import { type Block, type Inline, parseMarkdown } from '../../text/markdown.ts'
import { classNames } from '../theme/class-names.ts'

type Props = {
  text: string
  /** The level of the largest headings, below those of the screen around it. */
  level?: 3 | 4
  className?: string
}

/** Renders the supported subset of Markdown. */
export function Markdown({ text, level = 3, className }: Props) {
  const blocks = useMemo(() => parseMarkdown(text), [text])
  return listed(
    'div',
    { className: classNames('grid gap-2.5 text-[0.9062rem] leading-5.5 wrap-anywhere', className) },
    blocks.map((block) => createElement(Piece, { block, level })),
  )
}

function Piece({ block, level }: { block: Block; level: 3 | 4 }) {
  if (block.kind === 'paragraph') return <p>{drawn(block.inside)}</p>
  if (block.kind === 'heading') {
    const Heading = (['h3', 'h4', 'h5'] as const)[level - 4 + block.level] ?? 'h4'
    const className = block.level === 1 ? 'serif text-19 leading-6 not-first:mt-1' : 'font-semibold not-first:mt-1'
    return <Heading className={className}>{drawn(block.inside)}</Heading>
  }
  const items = block.items.map((item) => listed('li', {}, [drawn(item)]))
  return block.ordered
    ? listed('ol', { start: block.start, className: 'grid list-decimal gap-1 pl-6' }, items)
    : listed('ul', { className: 'grid list-disc gap-1 pl-5' }, items)
}

const drawn = (inside: readonly Inline[]): ReactNode => createElement(Fragment, null, ...inside.map(renderInline))

/** Passed as separate children rather than an array, because pieces of text have no keys other than their positions. */
const listed = (tag: 'div' | 'ol' | 'ul' | 'li', props: object, children: readonly ReactNode[]) =>
  createElement(tag, props, ...children)

function renderInline(part: Inline): ReactNode {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'break':
      return <br />
    case 'strong':
      return <strong className="font-semibold">{drawn(part.inside)}</strong>
    case 'em':
      return <em>{drawn(part.inside)}</em>
    case 'link':
      return (
        <a
          href={part.to}
          {...(part.to.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
          className="rounded-sm text-action-ink underline underline-offset-2 hover:no-underline"
        >
          {drawn(part.inside)}
        </a>
      )
  }
}
