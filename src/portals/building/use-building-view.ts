import { useMemo } from 'react'
import type { BuildingModel } from '#building/model.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import type { ListedUnit } from '#tower/contract.ts'
import { facadeOf } from '#tower/geometry/facade.ts'
import { facadeShows, isHighlighted, pastFacadeShows } from '#tower/highlight.ts'
import { useDay } from '#tower/screens/use-day.ts'
import { useShow } from '#tower/screens/use-show.ts'

const modes = ['building', 'floor', '3-d'] as const
export type Mode = (typeof modes)[number]

/** What the building view shows, stored in the URL: the day, the mode, the floor, the highlight, and the open unit. */
export function useBuildingView(present: readonly ListedUnit[], model: BuildingModel) {
  const address = useAddress()
  const days = useDay(present)
  const { units } = days
  const floors = useMemo(() => facadeOf(model, units), [model, units])
  // The floor of the unit that was opened last; the floor view opens with it.
  const requestedFloor = Number(address.at('floor') ?? Number.NaN)
  const floor = floors.some(({ number }) => number === requestedFloor) ? requestedFloor : null
  const requestedMode = modes.find((one) => one === address.at('view')) ?? 'building'
  const mode: Mode = requestedMode === 'floor' && floor === null ? 'building' : requestedMode
  const offered = days.isPast ? pastFacadeShows : facadeShows
  const { show, change } = useShow(offered)
  const highlighted = useMemo(
    () => (show === null ? null : units.filter((unit) => isHighlighted(unit, show)).length),
    [units, show],
  )
  return {
    days,
    units,
    floors,
    mode,
    changeMode: (next: Mode) => address.change({ view: next === 'building' ? undefined : next }, 'push'),
    floor,
    changeFloor: (next: number) => address.change({ floor: String(next) }),
    offered,
    show,
    changeShow: change,
    /** How many units are highlighted; null without a highlight. */
    highlighted,
    opened: address.at('unit') ?? null,
    open: (unit: Pick<ListedUnit, 'id' | 'floor'>) =>
      address.change({ unit: unit.id, floor: String(unit.floor) }, 'push'),
    close: () => address.change({ unit: undefined }),
  }
}
export type BuildingView = ReturnType<typeof useBuildingView>
