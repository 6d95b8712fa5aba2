import { useQuery } from '@tanstack/react-query'
import { pathOf } from '#platform/endpoint.ts'
import { call, callPage } from '#platform/ui/data/call.ts'
import { useIdempotencyKey } from '#platform/ui/data/use-idempotency-key.ts'
import { usePagedQuery } from '#platform/ui/data/use-paged-query.ts'
import { useTopicMutation } from '#platform/ui/data/use-topic-mutation.ts'
import type { IncidentKind } from '../choices.ts'
import { incidents, type IncidentStep } from '../contract.ts'
import { incidentScripts } from '../script-contract.ts'
import { runningIncidents } from '../own-contract.ts'
import type {
  Closing,
  GatheredRequests,
  IncidentChanges,
  NewIncident,
  NewUpdate,
  OwnReport,
  ScriptInput,
  StepState,
  StepTimeInput,
} from '../schemas.ts'

const topic = 'incidents'
const meta = { topics: ['maintenance', 'on-call', 'notifications'] }
const pageSize = 20

export const reportAddress = (id: string) => pathOf(incidents.pdf, { id })

/** The running incidents as every portal shows them. Moving in or out changes whose home is affected. */
export const useRunning = () =>
  useQuery({
    queryKey: [topic, 'running'],
    queryFn: ({ signal }) => call(runningIncidents.list, { signal }),
    meta: { topics: ['occupancy'] },
  })

export const useClosedIncidents = () =>
  usePagedQuery({
    queryKey: [topic, 'closed'],
    readPage: (cursor, signal) =>
      callPage(incidents.list, { query: { state: 'closed', limit: pageSize, cursor }, signal }),
  })

export const useOpenIncidents = () =>
  useQuery({
    queryKey: [topic, 'open'],
    queryFn: ({ signal }) => call(incidents.list, { query: { state: 'running', limit: 100 }, signal }),
  })

export const useIncident = (id: string) =>
  useQuery({
    queryKey: [topic, 'one', id],
    queryFn: ({ signal }) => call(incidents.find, { params: { id }, signal }),
    meta,
  })

export const useCandidates = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: [topic, 'candidates', id],
    queryFn: ({ signal }) => call(incidents.candidates, { params: { id }, signal }),
    enabled,
    meta,
  })

export const useScripts = () =>
  useQuery({ queryKey: [topic, 'scripts'], queryFn: ({ signal }) => call(incidentScripts.list, { signal }) })

const useChange = <Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) => useTopicMutation(topic, mutationFn)

type OfIncident<Body> = { id: string; body: Body }

export const useOpenIncident = () => useChange((body: NewIncident) => call(incidents.open, { body }))
export const useChangeIncident = () =>
  useChange(({ id, version, body }: OfIncident<IncidentChanges> & { version: number }) =>
    call(incidents.change, { params: { id }, body, ifMatch: version }),
  )
export const useSetStep = () =>
  useChange(({ id, stepId, body }: OfIncident<StepState> & { stepId: string }) =>
    call(incidents.step, { params: { id, stepId }, body }),
  )

/** Sent twice without a reply, a time is recorded once; after another time it is a new one. */
export function useAddStepTime() {
  const idempotency = useIdempotencyKey()
  return useChange(async ({ id, step, body }: OfIncident<StepTimeInput> & { step: IncidentStep }) => {
    const idempotencyKey = idempotency.keyFor({ stepId: step.id, after: step.times.at(-1)?.id, body })
    const saved = await call(incidents.addTime, { params: { id, stepId: step.id }, body, idempotencyKey })
    idempotency.done()
    return saved
  })
}
export const useRemoveStepTime = () =>
  useChange((params: { id: string; stepId: string; timeId: string }) => call(incidents.removeTime, { params }))
export const useSendUpdate = () =>
  useChange(({ id, body }: OfIncident<NewUpdate>) => call(incidents.update, { params: { id }, body }))
export const useGather = () =>
  useChange(({ id, body }: OfIncident<GatheredRequests>) => call(incidents.gather, { params: { id }, body }))
export const useRelease = () =>
  useChange(({ id, requestId }: { id: string; requestId: string }) =>
    call(incidents.release, { params: { id, requestId } }),
  )
export const useCloseIncident = () =>
  useChange(({ id, body }: OfIncident<Closing>) => call(incidents.close, { params: { id }, body }))
export const useChangeScript = () =>
  useChange(({ kind, version, body }: { kind: IncidentKind; version: number; body: ScriptInput }) =>
    call(incidentScripts.change, { params: { kind }, body, ifMatch: version }),
  )
export const useReportAffected = () => useChange((body: OwnReport) => call(runningIncidents.report, { body }))
