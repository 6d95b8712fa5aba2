import { render } from '#platform/language/language.ts'
import { Link } from '@tanstack/react-router'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { scrollRow } from '#platform/ui/lists/scroll-row.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import type { Section } from './section.ts'
import { frameTexts } from './messages/index.ts'

type Props = {
  to: '/admin' | '/tenant'
  sections: readonly Section[]
  current: Section
  className?: string
}

/** The sections as a row of links, each with its own address. */
export function SectionTabs({ to, sections, current, className }: Props) {
  const words = useTexts(frameTexts)
  return (
    <nav
      ref={scrollRow}
      aria-label={words.sections}
      className={classNames('scroll-row flex h-10.5 gap-0.5 px-4.25 max-md:h-11.5 max-md:px-1.5', className)}
    >
      {sections.map((section) => (
        <SectionTab key={section.key} to={to} section={section} isCurrent={section === current} />
      ))}
    </nav>
  )
}

function SectionTab({ to, section, isCurrent }: { to: Props['to']; section: Section; isCurrent: boolean }) {
  const language = useLanguage()
  return (
    <Link
      to={to}
      search={{ tab: section.key }}
      aria-current={isCurrent ? 'page' : undefined}
      className="relative flex shrink-0 items-center gap-1.75 px-2.75 text-[0.8438rem] font-medium whitespace-nowrap text-ink-2 transition-colors duration-[var(--dur-2)] after:absolute after:inset-x-2.75 after:bottom-0 after:h-0.5 hover:text-ink focus-visible:rounded-sm focus-visible:-outline-offset-2 aria-[current=page]:font-[575] aria-[current=page]:text-ink aria-[current=page]:after:bg-action max-md:text-15"
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
