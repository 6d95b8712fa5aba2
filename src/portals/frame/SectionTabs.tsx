import { Link } from '@tanstack/react-router'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { scrollRow } from '#platform/ui/lists/scroll-row.ts'
import type { Section } from './section.ts'
import { words } from './messages/index.ts'

type Props = {
  to: '/admin' | '/tenant'
  sections: readonly Section[]
  current: Section
  className?: string
}

/** The sections as a row of links, each with its own address. */
export function SectionTabs({ to, sections, current, className }: Props) {
  return (
    <nav
      ref={scrollRow}
      aria-label={words.sections}
      className={classNames('scroll-row flex h-[42px] gap-0.5 px-[17px] max-md:h-[46px] max-md:px-1.5', className)}
    >
      {sections.map((section) => (
        <SectionTab key={section.key} to={to} section={section} isCurrent={section === current} />
      ))}
    </nav>
  )
}

function SectionTab({ to, section, isCurrent }: { to: Props['to']; section: Section; isCurrent: boolean }) {
  return (
    <Link
      to={to}
      search={{ tab: section.key }}
      aria-current={isCurrent ? 'page' : undefined}
      className="relative flex shrink-0 items-center gap-[7px] px-[11px] text-[13.5px] font-medium whitespace-nowrap text-ink-2 transition-colors duration-[var(--dur-2)] after:absolute after:inset-x-[11px] after:bottom-0 after:h-0.5 hover:text-ink focus-visible:rounded-sm focus-visible:outline-offset-[-2px] aria-[current=page]:font-[575] aria-[current=page]:text-ink aria-[current=page]:after:bg-action max-md:text-[15px]"
    >
      {section.label}
      {section.Count ? (
        <span
          className={classNames(
            'tabular min-w-[19px] rounded-sm px-[5px] text-center text-xs leading-[17px] font-[550] empty:hidden',
            isCurrent ? 'bg-action-soft text-action-ink' : 'bg-sunken text-ink-2',
          )}
        >
          <section.Count />
        </span>
      ) : null}
    </Link>
  )
}
