import { useMutation, useQuery } from '@tanstack/react-query'
import { call, callFile } from '#platform/ui/data/call.ts'
import { saveFile } from '#platform/ui/data/save-file.ts'
import { useIdempotencyKey } from '#platform/ui/data/use-idempotency-key.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import type { NewResource, ResourceChanges } from '../schemas.ts'
import { type Resource, resources } from '../contract.ts'
import { ownResources } from '../own-contract.ts'
import type { ResourceExportFilter } from '../resource-filter.ts'

const topic = 'resources'

export const useResources = () =>
  useQuery({ queryKey: [topic, 'list'], queryFn: ({ signal }) => call(resources.list, { signal }) })

/** The resources for the signed-in resident. */
export const useOwnResources = () =>
  useQuery({
    queryKey: [topic, 'own'],
    queryFn: ({ signal }) => call(ownResources.list, { signal }),
    meta: { topics: ['occupancy'] },
  })

export function useAddResource() {
  const idempotency = useIdempotencyKey()
  return useMutation({
    mutationFn: async ({ body, file }: { body: NewResource; file: File | null }) => {
      const made = await call(resources.add, { body, idempotencyKey: idempotency.keyFor(body) })
      return file ? sendVersion(made.id, file, '') : made
    },
    onSuccess: () => idempotency.done(),
    onSettled: useInvalidate([topic]),
  })
}

type Changing = { id: string; version: number; body: ResourceChanges; operation: string }

export const useChangeResource = () =>
  useMutation({
    mutationFn: ({ id, version, body, operation }: Changing) =>
      call(resources.change, { params: { id }, query: { operation }, body, ifMatch: version }),
    onSettled: useInvalidate([topic]),
  })

export const useAddVersion = () =>
  useMutation({
    mutationFn: ({ resource, file, note }: { resource: Resource; file: File; note: string }) =>
      sendVersion(resource.id, file, note),
    onSettled: useInvalidate([topic]),
  })

const sendVersion = (id: string, file: File, note: string) =>
  call(resources.addVersion, { params: { id }, query: { name: file.name.slice(0, 200), note }, body: file })

/** Downloads the matching rows by fetch, so that errors can be shown. */
export const downloadResources = async (query: ResourceExportFilter) =>
  saveFile(await callFile(resources.exportList, { query }), 'resources.csv')
