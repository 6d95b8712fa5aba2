import { localeOf } from '#platform/language/language.ts'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Building from 'lucide-react/icons/building'
import Megaphone from 'lucide-react/icons/megaphone'
import Users from 'lucide-react/icons/users'
import Wrench from 'lucide-react/icons/wrench'
import type { Overview } from '#overview/contract.ts'
import { requestFigures } from '#maintenance/requests/messages/figures.ts'
import { words } from '#overview/messages/en.ts'
import { overviewFigures } from '#overview/messages/figures.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { FigureLink } from '#platform/ui/display/FigureLink.tsx'
import { residentFigures } from '#residents/messages/figures.ts'
import { unitFigures } from '#units/messages/figures.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import type { Icon } from '#platform/ui/icons/icon.ts'

type Counted = { definition: string; search?: Record<string, string> }
type Part = Counted & { name: string; number: number; fill: string }
type Summary = Counted & { tab: string; title: string; icon: Icon; total: number; parts: readonly Part[] }

const figure = (n: number) => n.toLocaleString(localeOf('en'))

/** The four figures of the building, each with a link to its section. */
export function SummaryCards({ overview }: { overview: Overview }) {
  const definitions = useDefinitions()
  return (
    <ul aria-label={words.summary} className="grid grid-cols-2 gap-4 max-md:gap-2.5 lg:grid-cols-4">
      {summariesOf(overview, definitions).map((summary) => (
        <li key={summary.tab} className="min-w-0">
          <SummaryCard {...summary} />
        </li>
      ))}
    </ul>
  )
}

function SummaryCard({ tab, search, definition, title, icon: Glyph, total, parts }: Summary) {
  return (
    <div className="group relative h-full rounded-lg bg-surface px-4.5 pt-3.5 pb-4.5 shadow-card transition-shadow duration-[var(--dur-2)] hover:shadow-lift max-md:px-3.5">
      {/* The link covers the card; those of the parts are above it. */}
      <FigureLink
        definition={definition}
        search={{ tab, ...search }}
        isPlain
        className="block after:absolute after:inset-0 after:rounded-lg"
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
      </FigureLink>
      <SplitBar parts={parts} />
      <span className="relative z-1 mt-2.5 flex w-fit flex-wrap gap-x-3.5 text-sm text-ink-3">
        {parts.map(({ name, number, definition: means, search: rows }) => (
          <FigureLink
            key={name}
            definition={means}
            search={{ tab, ...rows }}
            className="inline-flex min-h-6 items-center gap-1 whitespace-nowrap max-md:min-h-11"
          >
            <span className="tabular font-semibold text-ink">{figure(number)}</span> {name}
          </FigureLink>
        ))}
      </span>
    </div>
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

type Definitions = ReturnType<typeof useDefinitions>
const useDefinitions = () => ({
  units: unitFigures,
  residents: residentFigures,
  requests: useTexts(requestFigures),
  overview: overviewFigures,
})

const summariesOf = (
  { units, tenants, requests, announcements }: Overview,
  definitions: Definitions,
): readonly Summary[] => [
  {
    tab: 'units',
    title: words.cards.units,
    definition: definitions.units.total,
    icon: Building,
    total: units.total,
    parts: [
      part('occupied', units.occupied, 'bg-st-occupied', definitions.units.occupied, { status: 'Occupied' }),
      part('vacant', units.vacant, 'bg-st-vacant', definitions.units.vacant, { status: 'Vacant' }),
    ],
  },
  {
    tab: 'tenants',
    title: words.cards.tenants,
    definition: definitions.residents.total,
    icon: Users,
    total: tenants.total,
    parts: [
      part('active', tenants.active, 'bg-river-500', definitions.residents.active, { status: 'Active' }),
      part('invited', tenants.invited, 'bg-st-forsale', definitions.residents.invited, { status: 'Invited' }),
      ...(tenants.notInvited === 0
        ? []
        : [
            part('notInvited', tenants.notInvited, 'bg-st-reserved', definitions.residents.notInvited, {
              status: 'NotInvited',
            }),
          ]),
      ...(tenants.noEmail === 0
        ? []
        : [part('noEmail', tenants.noEmail, 'bg-st-renovation', definitions.residents.noEmail, { status: 'NoEmail' })]),
      part('suspended', tenants.suspended, 'bg-st-maintenance', definitions.residents.suspended, {
        status: 'Suspended',
      }),
      part('former', tenants.former, 'bg-st-vacant', definitions.residents.former, { status: 'Former' }),
    ],
  },
  {
    tab: 'maintenance',
    title: words.cards.requests,
    definition: definitions.requests.active,
    icon: Wrench,
    total: requests.total,
    parts: [
      part('urgent', requests.urgent, 'bg-pr-urgent', definitions.requests.urgent, {
        view: 'list',
        priority: 'urgent',
      }),
      part('standard', requests.standard, 'bg-river-300 dark-theme:bg-river-400', definitions.requests.standard, {
        view: 'list',
        priority: 'standard',
      }),
    ],
  },
  {
    tab: 'announcements',
    title: words.cards.announcements,
    definition: definitions.overview.announcements,
    search: { state: 'current' },
    icon: Megaphone,
    total: announcements.total,
    parts: [
      part('published', announcements.published, 'bg-river-500', definitions.overview.published, {
        state: 'published',
      }),
      part(
        'scheduled',
        announcements.scheduled,
        'bg-river-200 dark-theme:bg-river-300',
        definitions.overview.scheduled,
        { state: 'scheduled' },
      ),
    ],
  },
]

const part = (
  name: keyof typeof words.parts,
  number: number,
  fill: string,
  definition: string,
  search: Record<string, string>,
): Part => ({ name: words.parts[name], number, fill, definition, search })
