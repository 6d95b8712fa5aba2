import AlarmClock from 'lucide-react/icons/alarm-clock'
import Package from 'lucide-react/icons/package'
import Siren from 'lucide-react/icons/siren'
import UserCheck from 'lucide-react/icons/user-check'
import type { ReactNode } from 'react'
import type { BuildingFigures, PortfolioBuilding } from '#portfolio/contract.ts'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { occupancyOf } from '#portfolio/rules.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import type { Icon } from '#platform/ui/icons/icon.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { formatShare } from '../format-share.ts'
import { BuildingPicture } from './BuildingPicture.tsx'
import { CardState } from './CardState.tsx'
import { OccupancyBar } from './OccupancyBar.tsx'
import { cardFocus, walkCards } from './walk-cards.ts'

type Props = {
  building: PortfolioBuilding
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onOpen: (destination?: string) => void
}

/** A building with its picture and figures; one that is not ready says what is missing. */
export function BuildingCard({ building, isChosen, onChoose, onOpen }: Props) {
  const words = useTexts(portfolioTexts)
  const { name, place, state, figures, setUp } = building
  const isActive = state === 'active'
  return (
    <article
      aria-label={name}
      className={classNames(
        'relative flex h-full flex-col rounded-lg bg-surface shadow-card',
        isChosen && 'ring-2 ring-action forced-colors:outline-2',
      )}
    >
      <div className="grid h-32 shrink-0 grid-cols-[5.75rem_minmax(0,1fr)] items-end gap-2 pt-3 pr-2.5 pb-2 pl-3.5">
        {isActive ? <BuildingPicture id={building.id} /> : <span />}
        <div className="self-start pr-7">
          <h2 className="serif text-18 leading-5.25 tracking-[-0.01em] text-balance wrap-anywhere">
            {isActive ? (
              <button
                type="button"
                onClick={() => onOpen()}
                onKeyDown={walkCards}
                title={words.openAsAdministrator(name)}
                className="rounded-sm text-left hover:underline"
              >
                {name}
              </button>
            ) : (
              name
            )}
          </h2>
          <p className="mt-0.5 text-xs leading-4.25 text-ink-3">{place}</p>
          {figures ? <p className="text-xs leading-4.25 text-ink-3">{words.units(figures.units)}</p> : null}
        </div>
      </div>
      {isActive ? (
        <Checkbox
          hideLabel
          label={words.choose(name)}
          checked={isChosen}
          {...{ [cardFocus]: '' }}
          onChange={(event) => onChoose(event.target.checked)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onOpen()
            else walkCards(event)
          }}
          className="absolute top-3 right-3"
        />
      ) : null}
      {figures && !setUp ? <FigureRows figures={figures} /> : <CardState building={building} onOpen={onOpen} />}
      {figures && building.problem ? (
        <p className="border-t border-line px-3.5 py-1.5 text-xs text-ink-3">{words.problem[building.problem]}</p>
      ) : null}
    </article>
  )
}

function FigureRows({ figures }: { figures: BuildingFigures }) {
  const words = useTexts(portfolioTexts)
  const language = useLanguage()
  const occupancy = occupancyOf(figures)
  return (
    <dl className="grid flex-1 auto-rows-fr">
      <Row icon={AlarmClock} label={words.figures.late} tone={toneOf(figures.late)}>
        {words.late(figures.late)}
      </Row>
      <Row icon={Siren} label={words.figures.urgent} tone={toneOf(figures.urgent)}>
        {words.urgent(figures.urgent)}
      </Row>
      <Row icon={UserCheck} label={words.figures.occupied}>
        <OccupancyBar share={occupancy} />
        {formatShare(occupancy, language)}
      </Row>
      <Row icon={Package} label={words.figures.packages}>
        {figures.packages.toLocaleString(language)}
      </Row>
    </dl>
  )
}

const toneOf = (count: number) => (count > 0 ? 'urgent' : 'quiet')

type RowProps = { icon: Icon; label: string; tone?: 'urgent' | 'quiet'; children: ReactNode }

function Row({ icon: RowIcon, label, tone, children }: RowProps) {
  return (
    <div className="flex min-h-7.75 items-center justify-between gap-2 border-t border-line px-3.5 text-sm first:border-line-strong">
      <dt className="flex items-center gap-1.75 text-ink-3">
        <RowIcon aria-hidden="true" size={14} />
        {label}
      </dt>
      <dd
        className={classNames(
          'tabular flex items-center gap-2 font-[575] whitespace-nowrap',
          tone === 'urgent' && 'text-pr-urgent-fg',
          tone === 'quiet' && 'font-normal text-ink-3',
        )}
      >
        {children}
      </dd>
    </div>
  )
}
