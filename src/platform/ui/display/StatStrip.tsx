import { useRef, type ReactNode } from 'react'
import { FigureLink, type FigureProps } from './FigureLink.tsx'
import { classNames } from '../theme/class-names.ts'
import type { Icon } from '../icons/icon.ts'
import { useOverflow } from '../hooks/use-overflow.ts'

export type Stat = {
  label: string
  figure: ReactNode
  /** The unit after the figure: 'days'. */
  unit?: string
  icon?: Icon
  tone?: 'urgent'
  /** What is counted, and where the counted rows are listed. */
  link?: FigureProps | null
}

/** A row of figures divided by hairlines. On a phone up to four share its width, with long names in two lines; more scroll sideways. */
export function StatStrip({ label, stats }: { label: string; stats: readonly Stat[] }) {
  const strip = useRef<HTMLElement>(null)
  const overflows = useOverflow(strip)
  const few = stats.length <= 4
  return (
    <section
      ref={strip}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be reachable by keyboard
      tabIndex={overflows ? 0 : undefined}
      className="scroll-quiet overflow-x-auto bg-surface shadow-card max-md:-mx-4 md:rounded-lg"
    >
      <dl className="flex md:grid md:auto-cols-[minmax(max-content,1fr)] md:grid-flow-col">
        {stats.map(({ label: name, figure, unit, icon: Icon, tone, link }) => (
          <div
            key={name}
            className={classNames(
              'flex flex-col justify-between not-first:shadow-[-1px_0_0_var(--line)] md:px-4 md:py-2.75',
              few
                ? 'min-w-min flex-auto max-md:py-1.5 max-md:pr-1 max-md:pl-3 max-[22.4375rem]:pl-2'
                : 'min-w-26 flex-none max-md:px-3.5 max-md:py-2.5 max-md:first:pl-4',
            )}
          >
            <dt
              className={classNames(
                'flex items-center gap-1.5 text-sm',
                few ? 'md:whitespace-nowrap' : 'whitespace-nowrap',
                tone === 'urgent' ? 'text-pr-urgent-fg' : 'text-ink-3',
              )}
            >
              {Icon ? <Icon aria-hidden="true" size={14} {...(few ? { className: 'max-md:hidden' } : {})} /> : null}
              {name}
            </dt>
            <dd
              className={classNames(
                'serif mt-0.5 text-25 leading-7.5 [font-variant-numeric:lining-nums_tabular-nums]',
                tone === 'urgent' && 'text-pr-urgent-fg',
              )}
            >
              {link ? (
                <FigureLink {...link} label={labelOf(name, figure, unit)}>
                  {figure}
                </FigureLink>
              ) : (
                figure
              )}
              {unit ? <span className="ml-1.25 font-sans text-sm text-ink-3">{unit}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const labelOf = (name: string, figure: ReactNode, unit: string | undefined) =>
  [`${name}: ${typeof figure === 'string' || typeof figure === 'number' ? figure : ''}`, unit].filter(Boolean).join(' ')
