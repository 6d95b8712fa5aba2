import { useQuery } from '@tanstack/react-query'
import { call, callPage } from '#platform/ui/data/call.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { useTopicMutation } from '#platform/ui/data/use-topic-mutation.ts'
import { usePagedQuery } from '#platform/ui/data/use-paged-query.ts'
import { calendar, type CalendarEvent, type EventFilter } from '../contract.ts'
import type { NewEvent } from '../schemas.ts'

const topic = 'calendar'
const pageSize = 20

/** The office's events, paginated. The previous result stays until the next one is loaded. */
export const useEvents = (filter: Partial<EventFilter>) =>
  usePagedQuery({
    queryKey: [topic, 'events', filter],
    readPage: (cursor, signal) => callPage(calendar.list, { query: { ...filter, cursor, limit: pageSize }, signal }),
  })

/** The event that the address names. */
export const useEvent = (id: string | undefined) =>
  useQuery({
    queryKey: [topic, 'event', id],
    queryFn: ({ signal }) => call(calendar.find, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
  })

export const useAddEvent = () =>
  useCreate(
    (body: NewEvent, idempotencyKey) => call(calendar.add, { body, idempotencyKey }),
    (cache) => cache.invalidateQueries({ queryKey: [topic] }),
  )

type Changing = { id: string; version: number; body: NewEvent; operation: string }

export const useChangeEvent = () =>
  useTopicMutation(topic, ({ id, version, body, operation }: Changing) =>
    call(calendar.change, { params: { id }, query: { operation }, body, ifMatch: version }),
  )

export const useCancelEvent = () =>
  useTopicMutation(topic, ({ event: { id, version }, operation }: { event: CalendarEvent; operation: string }) =>
    call(calendar.cancel, { params: { id }, query: { operation }, ifMatch: version }),
  )
