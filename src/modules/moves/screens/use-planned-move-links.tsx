import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useCallback } from 'react'
import { call } from '#platform/ui/data/call.ts'
import { plannedMoveText } from '../messages/planned.ts'
import { plannedMoves } from '../planned-contract.ts'

const usePlannedMoves = () =>
  useQuery({
    queryKey: ['moves', 'planned'],
    queryFn: ({ signal }) => call(plannedMoves.list, { signal }),
    meta: { topics: ['units'] },
  })

/**
 * Draws the planned moves of a resident as links to the moves of the unit; null when none is planned. Nothing is drawn
 * until they are known.
 */
export function usePlannedMoveLinks(): (residentId: string) => ReactNode {
  const { data, isPending } = usePlannedMoves()
  return useCallback(
    (residentId) => {
      if (isPending) return <></>
      const own = (data ?? []).filter(({ tenantId }) => tenantId === residentId)
      if (own.length === 0) return null
      return own.map((planned) => (
        <Link
          key={`${planned.moveId} ${planned.change}`}
          to="/admin"
          search={{ tab: 'units', move: planned.unit.id }}
          className="tabular block w-fit rounded-sm text-sm font-[525] text-action-ink underline-offset-4 hover:underline"
        >
          {plannedMoveText(planned)}
        </Link>
      ))
    },
    [data, isPending],
  )
}
