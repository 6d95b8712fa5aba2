import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Assignee } from '#accounts/user-account.ts'
import { call } from '#platform/ui/data/call.ts'
import { usePendingChanges } from '#platform/ui/data/offline/pending-changes.ts'
import { useUpdate } from '#platform/ui/data/use-update.ts'
import { placeCard } from '../../board/screens/card-columns.ts'
import { maintenance } from '../contract.ts'
import { type PendingRequestChange, withPendingChanges } from '../pending-change.ts'
import type { NewPause } from '../request-input.ts'
import type { MaintenanceRequest } from '../request.ts'
import { assigneesKey, oneKey, queueKey, topic } from './queries.ts'

export const changeKey = [topic, 'change'] as const

/** Changes a request that was read before. Until the server answers, every screen shows the new status and assignee. */
export const useChangeRequest = () => useUpdate(sendChange, showRequest, changeKey)

function sendChange({ request: { id, version }, changes, operation }: PendingRequestChange) {
  const { status, ...others } = changes
  const query = { operation }
  return status !== undefined && Object.keys(others).length === 0
    ? call(maintenance.move, { params: { id }, query, body: { status }, ifMatch: version })
    : call(maintenance.change, { params: { id }, query, body: changes, ifMatch: version })
}

/** The changes that the server has not answered yet, oldest first. */
export const usePendingRequestChanges = () => usePendingChanges<PendingRequestChange>(changeKey)

/** Shows a request as it will be once the changes that are being sent are saved. */
export function useWithPendingChanges<Request extends MaintenanceRequest>(): (request: Request) => Request {
  const cache = useQueryClient()
  const pending = usePendingRequestChanges()
  return useCallback(
    (request) => withPendingChanges(request, pending, cache.getQueryData<Assignee[]>(assigneesKey)),
    [cache, pending],
  )
}

/** Updates every cached copy of a request, and reads the lists again. */
export function showRequest(cache: QueryClient, request: MaintenanceRequest) {
  const update = <Page extends { rows: MaintenanceRequest[] }>(page: Page): Page => ({
    ...page,
    rows: page.rows.map((listed) => (listed.id === request.id ? request : listed)),
  })
  cache.setQueryData(oneKey(request.id), request)
  placeCard(cache, request)
  cache.setQueriesData<{ rows?: MaintenanceRequest[] }>({ queryKey: [topic, 'requests'] }, (list) =>
    list?.rows ? update({ ...list, rows: list.rows }) : list,
  )
  cache.setQueriesData<InfiniteData<{ rows: MaintenanceRequest[] }>>(
    { queryKey: queueKey },
    (queue) => queue && { ...queue, pages: queue.pages.map(update) },
  )
  void cache.invalidateQueries({ queryKey: [topic] })
}

/** Pauses the clock of a request, or resumes it. */
export const usePause = (id: string) =>
  useUpdate(
    ({ pause, version }: { pause: NewPause | null; version: number }) =>
      pause
        ? call(maintenance.pause, { params: { id }, body: pause, ifMatch: version })
        : call(maintenance.resume, { params: { id }, ifMatch: version }),
    showRequest,
  )

/** Sends a reminder to the party that has to act next. */
export function useNudge(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(maintenance.nudge, { params: { id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: [topic, 'notes', id] }),
  })
}
