import AlarmClock from 'lucide-react/icons/alarm-clock'
import Package from 'lucide-react/icons/package'
import Siren from 'lucide-react/icons/siren'
import UserCheck from 'lucide-react/icons/user-check'
import type { PortfolioBuilding } from '#portfolio/contract.ts'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { isInUse, occupancyOf, totalOf } from '#portfolio/rules.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { StatStrip } from '#platform/ui/display/StatStrip.tsx'
import { formatShare } from './format-share.ts'

/** The figures of all buildings in use together. */
export function Totals({ buildings }: { buildings: readonly PortfolioBuilding[] }) {
  const words = useTexts(portfolioTexts)
  const language = useLanguage()
  const total = totalOf(buildings)
  const counted = buildings.filter(isInUse)
  const known = counted.filter(({ figures }) => figures !== null).length
  const number = (n: number) => n.toLocaleString(language)
  const urgent = (n: number) => (n > 0 ? ({ tone: 'urgent' } as const) : {})
  return (
    <>
      <StatStrip
        label={words.title}
        stats={[
          { label: words.figures.late, figure: number(total.late), icon: AlarmClock, ...urgent(total.late) },
          { label: words.figures.urgent, figure: number(total.urgent), icon: Siren, ...urgent(total.urgent) },
          { label: words.figures.occupied, figure: formatShare(occupancyOf(total), language, 1), icon: UserCheck },
          { label: words.figures.packages, figure: number(total.packages), icon: Package },
        ]}
      />
      {known < counted.length ? (
        <p className="mt-1.5 text-sm text-ink-3">{words.partly(known, counted.length)}</p>
      ) : null}
    </>
  )
}
