import { AlarmClock, Circle, Siren, Timer } from 'lucide-react'
import { requestStatusIcons } from '#platform/ui/icons/request-status-icons.ts'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { boardWords } from '../../../board/messages/en.ts'
import type { Statistics as Figures } from '../../request.ts'
import { requestTexts } from '../../messages/index.ts'

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
  const average = figures?.averageResponseDays
  return (
    <StatStrip
      label={boardWords.figures}
      stats={[
        { label: boardWords.total, figure: shown('total'), icon: Circle },
        { label: boardWords.urgent, figure: shown('urgent'), icon: Siren, ...pressing(figures?.urgent) },
        { label: words.status.pending, figure: shown('pending'), icon: requestStatusIcons.pending },
        { label: words.status.in_progress, figure: shown('inProgress'), icon: requestStatusIcons.in_progress },
        { label: words.status.completed, figure: shown('completed'), icon: requestStatusIcons.completed },
        { label: boardWords.overdue, figure: shown('overdue'), icon: AlarmClock, ...pressing(figures?.overdue) },
        {
          label: boardWords.average,
          figure: figures === undefined ? unknown : average == null ? 'N/A' : average.toFixed(1),
          icon: Timer,
          ...(average == null ? {} : { unit: boardWords.days }),
        },
      ]}
    />
  )
}
