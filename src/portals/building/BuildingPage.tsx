import { Link } from '#platform/ui/navigation/Link.tsx'
import { navigate } from '#platform/ui/navigation/navigate.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Box from 'lucide-react/icons/box'
import Building2 from 'lucide-react/icons/building-complex'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { useDeferredValue } from 'react'
import type { BuildingModel } from '#building/model.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { DateAudienceContext } from '#platform/ui/data/date-audience.ts'
import type { Choice } from '#platform/ui/forms/choices.ts'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { later } from '#platform/ui/data/loading/later.tsx'
import { NotRefreshed } from '#platform/ui/feedback/NotRefreshed.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { words } from '#tower/messages/building.ts'
import type { ListedUnit } from '#tower/contract.ts'
import { words as livingWords } from '#tower/messages/living.ts'
import { words as highlightWords } from '#tower/messages/highlight.ts'
import { DayBar } from '#tower/screens/DayBar.tsx'
import { DayUnit } from '#tower/screens/DayUnit.tsx'
import { FacadeCounters } from '#tower/screens/facade/FacadeCounters.tsx'
import { FacadeShowFilter, nameOfShow } from '#tower/screens/facade/FacadeShowFilter.tsx'
import { GoToUnit } from '#tower/screens/GoToUnit.tsx'
import { useModel, useUnits } from '#tower/screens/queries.ts'
import { MainContent } from '../frame/MainContent.tsx'
import { usePageTitle } from '../frame/page-title.ts'
import { PortalHeader } from '../frame/PortalHeader.tsx'
import { FlatView } from './FlatView.tsx'
import { type BuildingView, type Mode, useBuildingView } from './use-building-view.ts'

const BuildingUnit = later(() => import('./BuildingUnit.tsx').then((file) => file.BuildingUnit))

const TowerView3D = later(() => import('#tower/screens/living/TowerView3D.tsx').then((file) => file.TowerView3D))

/** The building view: every unit in its place, with its residents and open requests. */
export function BuildingPage() {
  usePageTitle(words.title)
  const units = useUnits()
  const model = useModel()
  // Rendered at low priority, so that clicks and typing do not wait for four hundred units.
  const shownUnits = useDeferredValue(units.data)
  const shownModel = useDeferredValue(model.data)
  return (
    <DateAudienceContext value="console">
      <PortalHeader area={words.area} />
      <MainContent wide>
        <Link
          to="/admin"
          className="mb-1 inline-flex min-h-6 items-center gap-1.5 rounded-sm text-sm font-[525] text-action-ink hover:underline max-md:min-h-11"
        >
          <ArrowLeft aria-hidden="true" size={15} />
          {words.back}
        </Link>
        {shownUnits && shownModel ? (
          <Contents units={shownUnits} model={shownModel} stale={<NotRefreshed on={units} />} />
        ) : (
          <>
            <PageHead title={words.title} />
            <Waiting on={model.data ? units : model} words={words.loading} />
          </>
        )}
      </MainContent>
    </DateAudienceContext>
  )
}

type Props = {
  units: readonly ListedUnit[]
  model: BuildingModel
  stale: React.ReactNode
}

function Contents({ units: present, model, stale }: Props) {
  const view = useBuildingView(present, model)
  const { days, units, opened, open, close } = view
  return (
    <>
      <ViewHead view={view} />
      {stale}
      <DayBar
        day={days.day}
        since={days.on?.since ?? null}
        today={days.today}
        onDay={days.show}
        failed={days.query.isError}
      />
      {units.length === 0 ? (
        <Card flush className="mb-4">
          <Empty icon={Building2} help={words.noUnitsHelp}>
            {words.noUnits}
          </Empty>
        </Card>
      ) : null}
      <div aria-busy={days.isBehind} className={days.isBehind ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
        {(days.isPast || view.mode === '3-d') && !days.on ? (
          <Waiting on={days.query} words={words.loading} />
        ) : view.mode === '3-d' && days.on ? (
          <TowerView3D model={model} on={days.on} opened={opened} onOpen={open}>
            <FacadeCounters units={view.units} />
          </TowerView3D>
        ) : (
          <FlatView view={view} model={model} />
        )}
      </div>
      <BuildingUnit
        id={days.isPast ? null : opened}
        onClose={close}
        onUnit={(id) => {
          const unit = units.find((one) => one.id === id)
          if (unit) open(unit)
        }}
        onRequest={(request) => navigate({ to: '/admin', search: { tab: 'maintenance', request } })}
      />
      <DayUnit
        unit={(days.isPast && days.on?.units.find(({ id }) => id === opened)) || null}
        day={days.day}
        onClose={close}
        onToday={() => days.show(days.today)}
      />
    </>
  )
}

/** The title, and what changes the view: the highlight, the search for a unit, and the mode. */
function ViewHead({ view }: { view: BuildingView }) {
  const { units, floors, floor, mode, offered, show, highlighted } = view
  const isFlat = mode !== '3-d'
  const choices: Choice<Mode>[] = [
    { value: 'building', label: words.building, icon: Building2 },
    ...(floor === null ? [] : [{ value: 'floor' as const, label: words.floor(floor), icon: LayoutGrid }]),
    { value: '3-d', label: livingWords.mode, icon: Box },
  ]
  return (
    <PageHead
      title={words.title}
      line={
        <span role="status">
          {isFlat && show !== null && highlighted !== null
            ? highlightWords.standOut(nameOfShow(show), highlighted, units.length)
            : words.line(floors.length)}
        </span>
      }
      actions={
        <>
          {isFlat ? <FacadeShowFilter units={units} offered={offered} value={show} onChange={view.changeShow} /> : null}
          <GoToUnit units={units} onGo={view.open} />
          <Segmented label={words.mode} choices={choices} value={mode} onChange={view.changeMode} />
        </>
      }
    />
  )
}
