import { Link } from '@tanstack/react-router'
import { ArrowUpRight, Building, Megaphone, Users, Wrench } from 'lucide-react'
import type { Overview } from '#overview/contract.ts'
import { words } from '#overview/messages/en.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import type { Icon } from '#platform/ui/icons/icon.ts'

type Part = { name: string; number: number; fill: string }
type Summary = { tab: string; title: string; icon: Icon; total: number; parts: readonly Part[] }

const figure = (n: number) => n.toLocaleString('en-US')

/** The four figures of the building, each with a link to its section. */
export function SummaryCards({ overview }: { overview: Overview }) {
  return (
    <ul aria-label={words.summary} className="grid grid-cols-2 gap-4 max-md:gap-2.5 lg:grid-cols-4">
      {summariesOf(overview).map((summary) => (
        <li key={summary.tab} className="min-w-0">
          <SummaryCard {...summary} />
        </li>
      ))}
    </ul>
  )
}

function SummaryCard({ tab, title, icon: Glyph, total, parts }: Summary) {
  return (
    <Link
      to="/admin"
      search={{ tab }}
      className="group block h-full rounded-lg bg-surface px-4.5 pt-3.5 pb-4.5 shadow-card transition-shadow duration-[var(--dur-2)] hover:shadow-lift max-md:px-3.5"
    >
      <span className="flex items-start gap-2 font-[525] text-ink-2 max-sm:text-sm">
        <Glyph aria-hidden="true" className="mt-0.5 shrink-0 max-sm:hidden" />
        <span className="min-w-0 flex-1">{title}</span>
        <ArrowUpRight
          aria-hidden="true"
          className="mt-0.5 shrink-0 text-ink-3 group-hover:text-action-ink max-sm:hidden"
        />
      </span>
      <span className="serif mt-1 block text-38 leading-11 tracking-[-0.01em] text-ink">{figure(total)}</span>
      <SplitBar parts={parts} />
      <span className="mt-2.5 flex flex-wrap gap-x-3.5 text-sm text-ink-3">
        {parts.map(({ name, number }) => (
          <span key={name} className="whitespace-nowrap">
            <span className="tabular font-semibold text-ink">{figure(number)}</span> {name}
          </span>
        ))}
      </span>
    </Link>
  )
}

/** The shares side by side; a share of zero has no width, and a small one stays visible. */
function SplitBar({ parts }: { parts: readonly Part[] }) {
  const shown = parts.filter(({ number }) => number > 0)
  return (
    <span aria-hidden="true" className="mt-2 flex h-1.25 gap-0.75">
      {shown.length === 0 ? <span className="flex-1 rounded-full bg-line" /> : null}
      {shown.map(({ name, number, fill }) => (
        <span key={name} style={{ flexGrow: number }} className={classNames('min-w-1 basis-0 rounded-full', fill)} />
      ))}
    </span>
  )
}

const summariesOf = ({ units, tenants, requests, announcements }: Overview): readonly Summary[] => [
  {
    tab: 'units',
    title: words.cards.units,
    icon: Building,
    total: units.total,
    parts: [
      { name: words.parts.occupied, number: units.occupied, fill: 'bg-st-occupied' },
      { name: words.parts.vacant, number: units.vacant, fill: 'bg-st-vacant' },
    ],
  },
  {
    tab: 'tenants',
    title: words.cards.tenants,
    icon: Users,
    total: tenants.total,
    parts: [
      { name: words.parts.active, number: tenants.active, fill: 'bg-river-500' },
      { name: words.parts.invited, number: tenants.invited, fill: 'bg-st-forsale' },
      { name: words.parts.suspended, number: tenants.suspended, fill: 'bg-st-maintenance' },
      { name: words.parts.former, number: tenants.former, fill: 'bg-st-vacant' },
    ],
  },
  {
    tab: 'maintenance',
    title: words.cards.requests,
    icon: Wrench,
    total: requests.total,
    parts: [
      { name: words.parts.urgent, number: requests.urgent, fill: 'bg-pr-urgent' },
      { name: words.parts.standard, number: requests.standard, fill: 'bg-river-300 dark-theme:bg-river-400' },
    ],
  },
  {
    tab: 'announcements',
    title: words.cards.announcements,
    icon: Megaphone,
    total: announcements.total,
    parts: [
      { name: words.parts.published, number: announcements.published, fill: 'bg-river-500' },
      { name: words.parts.scheduled, number: announcements.scheduled, fill: 'bg-river-200 dark-theme:bg-river-300' },
    ],
  },
]
