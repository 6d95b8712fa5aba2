import { AlarmClock, Circle, Siren, Timer } from 'lucide-react'
import { requestStatusIcons } from '#platform/ui/icons/request-status-icons.ts'
import type { FigureProps } from '#platform/ui/display/FigureLink.tsx'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { boardWords } from '../../../board/messages/en.ts'
import type { Statistics as Figures } from '../../request.ts'
import { requestFigures } from '../../messages/figures.ts'
import { requestTexts } from '../../messages/index.ts'
import { requestsLink } from './use-request-filter.ts'

const unknown = '–'

/**
 * The seven figures of the requests that match the filters, whatever their status: the strip itself shows the split
 * by status.
 */
export function Statistics({ figures }: { figures: Figures | undefined }) {
  const words = useTexts(requestTexts)
  const shown = (name: 'total' | 'urgent' | 'pending' | 'inProgress' | 'completed' | 'overdue') =>
    figures?.[name].toLocaleString('en-US') ?? unknown
  const pressing = (n: number | undefined) => (n ? ({ tone: 'urgent' } as const) : {})
  const definitions = useTexts(requestFigures)
  const link = (name: keyof typeof definitions, search: FigureProps['search']) =>
    requestsLink(definitions[name], { status: 'all', ...search })
  const average = figures?.averageResponseDays
  return (
    <StatStrip
      label={boardWords.figures}
      stats={[
        { label: boardWords.total, figure: shown('total'), icon: Circle, link: link('total', {}) },
        {
          label: boardWords.urgent,
          figure: shown('urgent'),
          icon: Siren,
          ...pressing(figures?.urgent),
          link: link('urgent', { status: undefined, priority: 'urgent' }),
        },
        {
          label: words.status.pending,
          figure: shown('pending'),
          icon: requestStatusIcons.pending,
          link: link('pending', { status: 'pending' }),
        },
        {
          label: words.status.in_progress,
          figure: shown('inProgress'),
          icon: requestStatusIcons.in_progress,
          link: link('inProgress', { status: 'in_progress' }),
        },
        {
          label: words.status.completed,
          figure: shown('completed'),
          icon: requestStatusIcons.completed,
          link: link('completed', { status: 'completed' }),
        },
        {
          label: boardWords.overdue,
          figure: shown('overdue'),
          icon: AlarmClock,
          ...pressing(figures?.overdue),
          link: link('overdue', { due: 'late' }),
        },
        {
          label: boardWords.average,
          figure: figures === undefined ? unknown : average == null ? 'N/A' : average.toFixed(1),
          icon: Timer,
          ...(average == null ? {} : { unit: boardWords.days }),
          link: link('average', { status: 'completed' }),
        },
      ]}
    />
  )
}
