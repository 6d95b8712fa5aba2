import { render } from '#platform/language/language.ts'
import { Link } from '#platform/ui/navigation/Link.tsx'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useRef } from 'react'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { loadAfterFirstScreen } from '#platform/ui/data/loading/load-part.ts'
import { scrollRow } from '#platform/ui/lists/scroll-row.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import type { Section } from './section.tsx'
import { frameTexts } from './messages/index.ts'

type Props = {
  to: '/admin' | '/tenant' | '/desk'
  sections: readonly Section[]
  current: Section
  className?: string
}

/**
 * The sections as a row of links, each with its own address. In a narrow window there is less space between them; where
 * they still do not fit, the row scrolls.
 */
export function SectionTabs({ to, sections, current, className }: Props) {
  const words = useTexts(frameTexts)
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const stop = new AbortController()
    const watch = async () => {
      const { preloadSections } = await loadAfterFirstScreen(() => import('./preload-sections.ts'))
      if (row.current) preloadSections(to, sections, row.current, stop.signal)
    }
    // Without it a section loads when it opens.
    watch().catch(() => undefined)
    return () => stop.abort()
  }, [to, sections])
  return (
    <div ref={row} className={classNames('relative', className)}>
      <nav
        ref={scrollRow}
        aria-label={words.sections}
        className="peer scroll-row flex h-10.5 gap-0.5 px-4.25 max-md:h-11.5 max-md:px-1.5"
      >
        {sections.map((section) => (
          <SectionTab key={section.key} to={to} section={section} isCurrent={section === current} />
        ))}
      </nav>
      <ScrollArrow side="before" />
      <ScrollArrow side="after" />
    </div>
  )
}

const arrowClass = {
  before: 'left-0 md:peer-data-[more~=before]:grid',
  after: 'right-0 md:peer-data-[more~=after]:grid',
}

/** Scrolls the row beside it, for a mouse without a wheel; keyboards and screen readers reach every link without it. */
function ScrollArrow({ side }: { side: 'before' | 'after' }) {
  const ref = useRef<HTMLButtonElement>(null)
  const Chevron = side === 'before' ? ChevronLeft : ChevronRight
  const scroll = () => {
    const row = ref.current?.parentElement?.querySelector('nav')
    row?.scrollBy({ left: (side === 'before' ? -0.7 : 0.7) * row.clientWidth })
  }
  return (
    <button
      ref={ref}
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={scroll}
      className={classNames(
        'absolute inset-y-0 hidden w-9 place-items-center bg-surface text-ink-2 hover:text-ink',
        arrowClass[side],
      )}
    >
      <Chevron size={18} />
    </button>
  )
}

function SectionTab({ to, section, isCurrent }: { to: Props['to']; section: Section; isCurrent: boolean }) {
  const language = useLanguage()
  return (
    <Link
      to={to}
      search={{ tab: section.key }}
      aria-current={isCurrent ? 'page' : undefined}
      className="relative flex shrink-0 items-center gap-1.75 px-2.75 text-[0.8438rem] font-medium whitespace-nowrap text-ink-2 transition-colors duration-[var(--dur-2)] after:absolute after:inset-x-2.75 md:max-[87.4375rem]:px-2 md:max-[87.4375rem]:after:inset-x-2 md:max-[79.9375rem]:px-1.25 md:max-[79.9375rem]:after:inset-x-1.25 after:bottom-0 after:h-0.5 hover:text-ink focus-visible:rounded-sm focus-visible:-outline-offset-2 aria-[current=page]:font-[575] aria-[current=page]:text-ink aria-[current=page]:after:bg-action max-md:text-15"
    >
      {render(section.label, language)}
      {section.Count ? (
        <span
          className={classNames(
            'tabular min-w-4.75 rounded-sm px-1.25 text-center text-xs leading-4.25 font-[550] empty:hidden',
            isCurrent ? 'bg-action-soft text-action-ink' : 'bg-sunken text-ink-2',
          )}
        >
          <section.Count />
        </span>
      ) : null}
    </Link>
  )
}
