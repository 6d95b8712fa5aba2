import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowLeft, Box, Building2, LayoutGrid } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { Card } from '#platform/ui/display/Card.tsx'
import type { Choice } from '#platform/ui/forms/choices.ts'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { later } from '#platform/ui/data/later.tsx'
import { NotRefreshed } from '#platform/ui/feedback/NotRefreshed.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { words } from '#tower/messages/building.ts'
import type { Unit } from '#tower/contract.ts'
import { countFacade, facadeOf } from '#tower/geometry/facade.ts'
import { Facade } from '#tower/screens/facade/Facade.tsx'
import { words as livingWords } from '#tower/messages/living.ts'
import { facadeShows, pastFacadeShows, isHighlightedInFacade } from '#tower/highlight.ts'
import { words as highlightWords } from '#tower/messages/highlight.ts'
import { DayBar } from '#tower/screens/DayBar.tsx'
import { DayUnit } from '#tower/screens/DayUnit.tsx'
import { FacadeCounters } from '#tower/screens/facade/FacadeCounters.tsx'
import { FacadeLegend } from '#tower/screens/facade/FacadeLegend.tsx'
import { FacadeShowFilter, nameOfShow } from '#tower/screens/facade/FacadeShowFilter.tsx'
import { FloorPlan } from '#tower/screens/FloorPlan.tsx'
import { FloorUnits } from '#tower/screens/FloorUnits.tsx'
import { GoToUnit } from '#tower/screens/GoToUnit.tsx'
import { useModel, useUnits } from '#tower/screens/queries.ts'
import { useDay } from '#tower/screens/use-day.ts'
import { useShow } from '#tower/screens/use-show.ts'
import { MainContent } from '../frame/MainContent.tsx'
import { usePageTitle } from '../frame/page-title.ts'
import { PortalHeader } from '../frame/PortalHeader.tsx'

const BuildingUnit = later(() => import('./BuildingUnit.tsx').then((file) => file.BuildingUnit))

const LivingTower = later(() => import('#tower/screens/living/LivingTower.tsx').then((file) => file.LivingTower))

const modes = ['building', 'floor', '3-d'] as const
type Mode = (typeof modes)[number]

/** The building view: every unit in its place, with its residents and open requests. */
export function BuildingPage() {
  usePageTitle(words.title)
  const units = useUnits()
  const model = useModel()
  // Rendered at low priority, so that clicks and typing do not wait for four hundred units.
  const shownUnits = useDeferredValue(units.data)
  const shownModel = useDeferredValue(model.data)
  return (
    <>
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
    </>
  )
}

type Props = {
  units: readonly Unit[]
  model: NonNullable<ReturnType<typeof useModel>['data']>
  stale: React.ReactNode
}

function Contents({ units: present, model, stale }: Props) {
  const address = useAddress()
  const days = useDay(present)
  const { units } = days
  const navigate = useNavigate()
  const floors = useMemo(() => facadeOf(model, units), [model, units])
  const counted = useMemo(() => countFacade(units), [units])
  const [pointed, setPointed] = useState<Unit | null>(null)
  const opened = address.at('unit') ?? null
  // The floor of the unit that was opened last; the floor view opens with it.
  const floor = Number(address.at('floor') ?? Number.NaN)
  const hasFloor = floors.some(({ number }) => number === floor)
  const requested = modes.find((one) => one === address.at('view')) ?? 'building'
  const mode: Mode = requested === 'floor' && !hasFloor ? 'building' : requested
  const offered = days.isPast ? pastFacadeShows : facadeShows
  const { show, change: changeShow } = useShow(offered)
  const out = useMemo(
    () => (show === null ? null : units.filter((unit) => isHighlightedInFacade(unit, show)).length),
    [units, show],
  )
  const isFlat = mode !== '3-d'
  const choices: Choice<Mode>[] = [
    { value: 'building', label: words.building, icon: Building2 },
    ...(hasFloor ? [{ value: 'floor' as const, label: words.floor(floor), icon: LayoutGrid }] : []),
    { value: '3-d', label: livingWords.mode, icon: Box },
  ]
  const open = (unit: Pick<Unit, 'id' | 'floor'>) =>
    address.change({ unit: unit.id, floor: String(unit.floor) }, 'push')
  const planFloor = pointed?.floor ?? (hasFloor ? floor : usualFloor(model))
  return (
    <>
      <PageHead
        title={words.title}
        line={
          <span role="status">
            {isFlat && show !== null && out !== null
              ? highlightWords.standOut(nameOfShow(show), out, units.length)
              : words.line(floors.length)}
          </span>
        }
        actions={
          <>
            {isFlat ? <FacadeShowFilter units={units} offered={offered} value={show} onChange={changeShow} /> : null}
            <GoToUnit units={units} onGo={open} />
            <Segmented
              label={words.mode}
              choices={choices}
              value={mode}
              onChange={(view) => address.change({ view: view === 'building' ? undefined : view }, 'push')}
            />
          </>
        }
      />
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
        {days.isPast && !days.on ? (
          <Waiting on={days.query} words={words.loading} />
        ) : mode === '3-d' ? (
          days.on ? (
            <LivingTower model={model} on={days.on} opened={opened} onOpen={open}>
              <FacadeCounters counted={counted} />
            </LivingTower>
          ) : (
            <Waiting on={days.query} words={words.loading} />
          )
        ) : (
          <div className="grid gap-4 lg:grid-cols-[1fr_18.75rem]">
            <div className="grid content-start gap-4 lg:order-2">
              <FacadeCounters counted={counted} />
              <Card title={words.legend}>
                <FacadeLegend />
              </Card>
              <Card title={words.plan(planFloor)} className="max-lg:hidden">
                <FloorPlan model={model} floor={planFloor} slot={pointed?.slot ?? null} />
              </Card>
            </div>
            <Card className="self-start lg:order-1">
              {mode === 'building' ? (
                <Facade floors={floors} show={show} opened={opened} onOpen={open} onPoint={setPointed} />
              ) : (
                <FloorUnits
                  floors={floors}
                  floor={floor}
                  show={show}
                  onFloor={(next) => address.change({ floor: String(next) })}
                  onOpen={open}
                  onPoint={setPointed}
                />
              )}
            </Card>
          </div>
        )}
      </div>
      <BuildingUnit
        id={days.isPast ? null : opened}
        onClose={() => address.change({ unit: undefined })}
        onUnit={(id) => {
          const unit = units.find((one) => one.id === id)
          if (unit) open(unit)
        }}
        onRequest={(request) => void navigate({ to: '/admin', search: { tab: 'maintenance', request } })}
      />
      <DayUnit
        unit={(days.isPast && days.on?.units.find(({ id }) => id === opened)) || null}
        day={days.day}
        onClose={() => address.change({ unit: undefined })}
        onToday={() => days.show(days.today)}
      />
    </>
  )
}

/** The floor whose plan is shown by default: one with the most common layout. */
function usualFloor({ floors }: Props['model']): number {
  const homes = floors.filter(({ kind }) => kind === 'residential')
  const byLayout = [...Map.groupBy(homes, ({ layout }) => layout).values()]
  return byLayout.toSorted((one, other) => other.length - one.length)[0]?.[0]?.number ?? floors[0]?.number ?? 1
}
