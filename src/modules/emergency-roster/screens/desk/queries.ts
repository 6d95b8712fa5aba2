import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { emergencyRoster } from '../../contract.ts'
import type { LockInput, NeedOnBehalf } from '../../office-schemas.ts'
import { topic } from '../topic.ts'

/** Incidents open and close the roster. */
const meta = { topics: ['incidents', 'occupancy'] }

export const useRosterState = () =>
  useQuery({
    queryKey: [topic, 'state'],
    queryFn: ({ signal }) => call(emergencyRoster.state, { signal }),
    meta,
  })

/** Shows the roster; the server records the view. It is in no cache, so that it is gone with the screen. */
export const useViewRoster = () =>
  useMutation({
    mutationFn: (body: { way: 'screen' | 'print'; incidentId: string }) => call(emergencyRoster.view, { body }),
    gcTime: 0,
  })

export const useOverview = () =>
  useQuery({
    queryKey: [topic, 'overview'],
    queryFn: ({ signal }) => call(emergencyRoster.overview, { signal }),
    meta: { topics: ['occupancy'] },
  })

export const useAddForPerson = () =>
  useCreate(
    (body: NeedOnBehalf, idempotencyKey) => call(emergencyRoster.addNeed, { body, idempotencyKey }),
    (cache) => cache.invalidateQueries({ queryKey: [topic] }),
  )

export const useWithdrawForPerson = () =>
  useMutation({
    mutationFn: (id: string) => call(emergencyRoster.withdrawNeed, { params: { id } }),
    onSuccess: useInvalidate([topic]),
  })

export const useSetPassphrase = () =>
  useMutation({
    mutationFn: (body: LockInput) => call(emergencyRoster.setPassphrase, { body }),
    onSuccess: useInvalidate([topic]),
  })

export const useRemoveDevice = () =>
  useMutation({
    mutationFn: (id: string) => call(emergencyRoster.removeDevice, { params: { id } }),
    onSuccess: useInvalidate([topic]),
  })
