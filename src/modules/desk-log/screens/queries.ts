import { useQuery } from '@tanstack/react-query'
import { pathOf } from '#platform/endpoint.ts'
import { call, callPage } from '#platform/ui/data/call.ts'
import { usePagedQuery } from '#platform/ui/data/use-paged-query.ts'
import { useTopicMutation } from '#platform/ui/data/use-topic-mutation.ts'
import { deskLog } from '../contract.ts'
import type {
  AnnouncementOfEntry,
  EndOfShift,
  FollowUpDone,
  NewEntry,
  RequestOfEntry,
  ScannedPoint,
} from '../schemas.ts'

const topic = 'desk-log'
const meta = { topics: ['maintenance'] }
const pageSize = 10

export const shiftPdfAddress = (id: string) => pathOf(deskLog.pdf, { id })

export const useCurrentLog = () =>
  useQuery({ queryKey: [topic, 'current'], queryFn: ({ signal }) => call(deskLog.current, { signal }), meta })

export const useShifts = () =>
  usePagedQuery({
    queryKey: [topic, 'shifts'],
    readPage: (cursor, signal) => callPage(deskLog.shifts, { query: { limit: pageSize, cursor }, signal }),
  })

const useChange = <Input, Reply>(mutationFn: (input: Input) => Promise<Reply>) => useTopicMutation(topic, mutationFn)

export const useBeginShift = () => useChange(() => call(deskLog.begin, {}))
export const useConfirmRead = () => useChange(() => call(deskLog.read, {}))
export const useEndShift = () => useChange((body: EndOfShift) => call(deskLog.end, { body }))
export const useWriteEntry = () => useChange((body: NewEntry) => call(deskLog.write, { body }))
export const useBeginRound = () => useChange(() => call(deskLog.beginRound, {}))
export const useScanPoint = () => useChange((body: ScannedPoint) => call(deskLog.scan, { body }))
export const useEndRound = () => useChange(() => call(deskLog.endRound, {}))

type OfEntry<Body> = { id: string; body: Body }
export const useFinish = () =>
  useChange(({ id, body, operation }: OfEntry<FollowUpDone> & { operation: string }) =>
    call(deskLog.done, { params: { id }, query: { operation }, body }),
  )
export const useFileRequest = () =>
  useChange(({ id, body }: OfEntry<RequestOfEntry>) => call(deskLog.fileRequest, { params: { id }, body }))
export const useDraftAnnouncement = () =>
  useChange(({ id, body }: OfEntry<AnnouncementOfEntry>) => call(deskLog.draftAnnouncement, { params: { id }, body }))
