import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, callPage } from '#platform/ui/data/call.ts'
import { useTopicMutation } from '#platform/ui/data/use-topic-mutation.ts'
import { usePagedQuery } from '#platform/ui/data/use-paged-query.ts'
import { type DeskKey, keys } from '../contract.ts'
import type { BrokenSeal, CheckIn, CheckOut, NewDue, NewSeal } from '../schemas.ts'

const topic = 'keys'
const meta = { topics: ['assets', 'residents', 'vendors'] }
const pageSize = 50

export const useKeySummary = () =>
  useQuery({ queryKey: [topic, 'summary'], queryFn: ({ signal }) => call(keys.summary, { signal }), meta })

export const useKey = (id: string | null) =>
  useQuery({
    queryKey: [topic, 'one', id],
    queryFn: ({ signal }) => call(keys.find, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
    meta,
  })

export type KeyListFilter = { state: 'all' | 'here' | 'out' | 'sealed' | 'issued'; search?: string }

export const useKeyList = (filter: KeyListFilter) =>
  usePagedQuery({
    queryKey: [topic, 'list', filter],
    readPage: (cursor, signal) =>
      callPage(keys.list, {
        query: { ...filter, limit: pageSize, cursor },
        signal,
      }),
    meta,
  })

/** The key that a scanned text means, read afresh: the one with this number, or the only one that is found. */
export async function findScannedKey(text: string): Promise<DeskKey | null> {
  const { rows } = await callPage(keys.list, { query: { state: 'all', search: text, limit: pageSize } })
  const scanned = rows.find(({ number }) => number.toLowerCase() === text.toLowerCase())
  return scanned ?? (rows.length === 1 ? rows[0] : undefined) ?? null
}

/** Vendors and colleagues by name; nothing for an empty text. */
export const useBorrowers = (text: string) =>
  useQuery({
    queryKey: [topic, 'borrowers', text],
    queryFn: ({ signal }) => call(keys.borrowers, { query: { text }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    meta,
  })

type Change<Body> = { id: string; body: Body; operation: string }

export const useCheckOut = () =>
  useTopicMutation(topic, ({ id, body, operation }: Change<CheckOut>) =>
    call(keys.checkOut, { params: { id }, query: { operation }, body }),
  )

export const useCheckIn = () =>
  useTopicMutation(topic, ({ id, body, operation }: Change<CheckIn>) =>
    call(keys.checkIn, { params: { id }, query: { operation }, body }),
  )

export const useExtend = () =>
  useTopicMutation(topic, ({ id, body, operation }: Change<NewDue>) =>
    call(keys.extend, { params: { id }, query: { operation }, body }),
  )

export const useSeal = () =>
  useTopicMutation(topic, ({ id, body }: { id: string; body: NewSeal }) => call(keys.seal, { params: { id }, body }))

export const useBreakSeal = () =>
  useTopicMutation(topic, ({ id, body }: { id: string; body: BrokenSeal }) =>
    call(keys.breakSeal, { params: { id }, body }),
  )
