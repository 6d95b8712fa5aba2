import { localeOf } from '#platform/language/language.ts'
import AlarmClock from 'lucide-react/icons/alarm-clock'
import Circle from 'lucide-react/icons/circle'
import Siren from 'lucide-react/icons/siren'
import Timer from 'lucide-react/icons/timer'
import { requestStatusIcons } from '#platform/ui/icons/request-status-icons.ts'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { boardWords } from '../../../board/messages/en.ts'
import type { Statistics as Figures } from '../../request.ts'
import { requestFigures } from '../../messages/figures.ts'
import { requestTexts } from '../../messages/index.ts'
import { type RequestFilterState, requestsLink } from './use-request-filter.ts'

const unknown = '–'

type Props = { figures: Figures | undefined; filter: Pick<RequestFilterState, 'values'> }

/**
 * The seven figures of the requests that match the filters, whatever their status: the strip itself shows the split
 * by status.
 */
export function Statistics({ figures, filter }: Props) {
  const words = useTexts(requestTexts)
  const shown = (name: 'total' | 'urgent' | 'pending' | 'inProgress' | 'completed' | 'overdue') =>
    figures?.[name].toLocaleString(localeOf('en')) ?? unknown
  const pressing = (n: number | undefined) => (n ? ({ tone: 'urgent' } as const) : {})
  const definitions = useTexts(requestFigures)
  const link = (name: keyof typeof definitions, filters: Parameters<typeof requestsLink>[2]) => ({
    link: requestsLink(filter, definitions[name], filters),
  })
  const average = figures?.averageResponseDays
  return (
    <StatStrip
      label={boardWords.figures}
      stats={[
        { label: boardWords.total, figure: shown('total'), icon: Circle, ...link('total', { status: 'all' }) },
        {
          label: boardWords.urgent,
          figure: shown('urgent'),
          icon: Siren,
          ...pressing(figures?.urgent),
          ...link('urgent', { priority: 'urgent' }),
        },
        {
          label: words.status.pending,
          figure: shown('pending'),
          icon: requestStatusIcons.pending,
          ...link('pending', { status: 'pending' }),
        },
        {
          label: words.status.in_progress,
          figure: shown('inProgress'),
          icon: requestStatusIcons.in_progress,
          ...link('inProgress', { status: 'in_progress' }),
        },
        {
          label: words.status.completed,
          figure: shown('completed'),
          icon: requestStatusIcons.completed,
          ...link('completed', { status: 'completed' }),
        },
        {
          label: boardWords.overdue,
          figure: shown('overdue'),
          icon: AlarmClock,
          ...pressing(figures?.overdue),
          ...link('overdue', { status: 'all', due: 'late' }),
        },
        {
          label: boardWords.average,
          figure: figures === undefined ? unknown : average == null ? 'N/A' : average.toFixed(1),
          icon: Timer,
          ...(average == null ? {} : { unit: boardWords.days }),
          ...link('average', { status: 'completed' }),
        },
      ]}
    />
  )
}
