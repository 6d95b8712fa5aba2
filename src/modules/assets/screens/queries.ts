import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { readAllPages } from '#platform/all-pages.ts'
import { call, callFile, callPage } from '#platform/ui/data/call.ts'
import { saveFile } from '#platform/ui/data/save-file.ts'
import { readPrintedRows } from '#platform/ui/lists/output/printed-rows.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { useTopicMutation } from '#platform/ui/data/use-topic-mutation.ts'
import { useSearch } from '#platform/ui/data/use-search.ts'
import { plannedMoves } from '#moves/planned-contract.ts'
import { residents } from '#residents/contract.ts'
import type { AssetChanges, AssetFilter, NewAsset, NewWaiting } from '../asset.ts'
import { assets } from '../contract.ts'
import type { AssetCategory, EndReason, WaitingKind } from '../rules.ts'

const topic = 'assets'
/** Other changes that show in a stall, locker, key or fob. */
const meta = { topics: ['residents', 'occupancy', 'units'] }

/** A page of the list. The previous page stays on the screen until the next one is loaded. */
export const useAssets = (filter: Partial<AssetFilter>) =>
  useQuery({
    queryKey: [topic, 'list', filter],
    queryFn: ({ signal }) => callPage(assets.list, { query: filter, signal }),
    placeholderData: keepPreviousData,
    meta,
  })

export const useAsset = (id: string | null) =>
  useQuery({
    queryKey: [topic, 'one', id],
    queryFn: ({ signal }) => call(assets.find, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
    meta,
  })

export const useAssetFigures = () =>
  useQuery({ queryKey: [topic, 'figures'], queryFn: ({ signal }) => call(assets.figures, { signal }), meta })

export const usePlaces = (category: AssetCategory) =>
  useQuery({
    queryKey: [topic, 'places', category],
    queryFn: ({ signal }) => call(assets.places, { query: { category }, signal }),
    meta,
  })

export const useConflicts = () =>
  useQuery({ queryKey: [topic, 'conflicts'], queryFn: ({ signal }) => call(assets.conflicts, { signal }), meta })

export const useWaitingList = () =>
  useQuery({ queryKey: [topic, 'waiting'], queryFn: ({ signal }) => call(assets.waitingList, { signal }), meta })

/** Stalls or lockers to choose from: the free ones, or all that match the typed words, so that it shows who has one. */
export const useAssetChoices = (category: AssetCategory) =>
  useSearch({
    queryKey: [topic, 'choices', category],
    find: (search, signal) =>
      call(assets.list, {
        query: { category, limit: 40, sort: 'freeFirst', ...(search === '' ? { state: 'free' as const } : { search }) },
        signal,
      }),
    topics: meta.topics,
  })

/** Free stalls or lockers of a kind whose number or unit matches the typed words. */
export const useFreeAssets = (kind: WaitingKind) =>
  useSearch({
    queryKey: [topic, 'free', kind],
    find: (search, signal) =>
      call(assets.list, { query: { kind, state: 'free', search, limit: 40, sort: 'freeFirst' }, signal }),
    topics: meta.topics,
  })

const sortFor = { stall: 'withoutStall', locker: 'withoutLocker', key: 'name', fob: 'name' } as const

/** Residents to whom something of a category can be assigned; those without a stall or locker come first. */
export const useResidentSearch = (category: AssetCategory) =>
  useSearch({
    queryKey: ['residents', 'asset-holders', category],
    find: (search, signal) => call(residents.list, { query: { search, sort: sortFor[category], limit: 40 }, signal }),
    topics: meta.topics,
  })

/** Who leaves which unit and who moves into which. */
export const usePlannedMoves = () =>
  useQuery({
    queryKey: ['moves', 'planned'],
    queryFn: ({ signal }) => call(plannedMoves.list, { signal }),
    meta: { topics: ['units'] },
  }).data ?? []

/** What a change of a holder shows on: the lists of assets, and the records of residents. */
const useInvalidateHolders = () => useInvalidate([topic], ['residents'], ['overview'])

export const useAddAsset = () =>
  useCreate(
    (body: NewAsset, idempotencyKey) => call(assets.add, { body, idempotencyKey }),
    (cache) => cache.invalidateQueries({ queryKey: [topic] }),
  )

export const useChangeAsset = () =>
  useMutation({
    mutationFn: ({
      id,
      version,
      body,
      operation,
    }: {
      id: string
      version: number
      body: AssetChanges
      operation: string
    }) => call(assets.change, { params: { id }, query: { operation }, body, ifMatch: version }),
    onSettled: useInvalidateHolders(),
  })

export const useDeleteAsset = () =>
  useMutation({
    mutationFn: (id: string) => call(assets.remove, { params: { id } }),
    onSettled: useInvalidate([topic, 'list'], [topic, 'figures']),
  })

export const useAssignAsset = () =>
  useMutation({
    mutationFn: ({ id, tenantId }: { id: string; tenantId: string }) =>
      call(assets.assign, { params: { id }, body: { tenantId } }),
    onSettled: useInvalidateHolders(),
  })

export const useEndHolding = () =>
  useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: EndReason }) =>
      call(assets.end, { params: { id }, body: { reason } }),
    onSettled: useInvalidateHolders(),
  })

export const useSettle = () =>
  useMutation({
    mutationFn: ({ id, tenantId }: { id: string; tenantId: string | null }) =>
      call(assets.settle, { params: { id }, body: { tenantId } }),
    onSettled: useInvalidateHolders(),
  })

export const useSettleUnits = () =>
  useMutation({
    mutationFn: ({ id, unitId }: { id: string; unitId: string }) =>
      call(assets.settleUnits, { params: { id }, body: { unitId } }),
    onSettled: useInvalidate([topic], ['units'], ['overview']),
  })

export const useJoinWaitingList = () =>
  useCreate(
    (body: NewWaiting, idempotencyKey) => call(assets.join, { body, idempotencyKey }),
    (cache) => cache.invalidateQueries({ queryKey: [topic] }),
  )

export const useLeaveWaitingList = () => useTopicMutation(topic, (id: string) => call(assets.leave, { params: { id } }))

export const useGive = () =>
  useMutation({
    mutationFn: ({ id, assetId }: { id: string; assetId: string }) =>
      call(assets.give, { params: { id }, body: { assetId } }),
    onSettled: useInvalidateHolders(),
  })

export const downloadAssets = async (filter: Partial<AssetFilter> & { columns?: string | undefined }) =>
  saveFile(await callFile(assets.exportList, { query: filter }), 'stalls-lockers-keys.csv')

/** All that match. */
export const readAllAssets = (filter: Partial<AssetFilter>) =>
  readAllPages((page) => callPage(assets.list, { query: { ...filter, ...page } }))

/** The matching rows, for paper. */
export const readPrintedAssets = (filter: Partial<AssetFilter>) =>
  readPrintedRows((page) => callPage(assets.list, { query: { ...filter, ...page } }))

export const downloadWaiting = async () => saveFile(await callFile(assets.exportWaiting), 'waiting-list.csv')
