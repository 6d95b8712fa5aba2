import { useQuery } from '@tanstack/react-query'
import { Link } from '#platform/ui/navigation/Link.tsx'
import { type ReactNode, useMemo } from 'react'
import { call } from '#platform/ui/data/call.ts'
import { plannedMovesText, plannedMoveText } from '../messages/planned.ts'
import { type PlannedMove, plannedMoves } from '../planned-contract.ts'

const usePlannedMoveList = () =>
  useQuery({
    queryKey: ['moves', 'planned'],
    queryFn: ({ signal }) => call(plannedMoves.list, { signal }),
    meta: { topics: ['units'] },
  })

export type PlannedMovesOf = {
  /** The planned moves of a resident as links to the moves of the unit; null when none is planned. */
  draw: (residentId: string) => ReactNode
  /** The same in words, where a link cannot be. */
  describe: (residentId: string) => string | null
}

/** Who leaves which unit and who moves into which; null until it is known. Without the list, nothing is drawn. */
export function usePlannedMoves(): PlannedMovesOf | null {
  const { data, isPending, failureCount } = usePlannedMoveList()
  const isKnown = !isPending || failureCount > 0
  return useMemo(() => {
    if (!isKnown) return null
    const ofResident = Map.groupBy(data ?? [], ({ tenantId }) => tenantId)
    return {
      draw: (residentId) => ofResident.get(residentId)?.map(drawLink) ?? null,
      describe: (residentId) => plannedMovesText(data ?? [], residentId),
    }
  }, [data, isKnown])
}

const drawLink = (planned: PlannedMove) => (
  <Link
    key={`${planned.moveId} ${planned.change}`}
    to="/admin"
    search={{ tab: 'units', move: planned.unit.id }}
    className="tabular block w-fit rounded-sm text-sm font-[525] text-action-ink underline-offset-4 hover:underline"
  >
    {plannedMoveText(planned)}
  </Link>
)

/** The last day of the residents of a unit for whom a move out or a transfer is planned; the first of several. */
export function useLeavingDay(unitId: string): string | null {
  const { data } = usePlannedMoveList()
  return data?.find(({ change, unit }) => change === 'leaves' && unit.id === unitId)?.day ?? null
}
