import { useMutation, useQuery } from '@tanstack/react-query'
import { call, callFile } from '#platform/ui/data/call.ts'
import { saveFile } from '#platform/ui/data/save-file.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { topic } from '../../requests/screens/queries.ts'
import { dispatch } from '../contract.ts'
import type { BulkChanges } from '../rules.ts'
import { columnsOf, selectionOf, type Target } from './target.ts'

/** Everyone who can be given a request, with their open work. */
export const useWorkload = () =>
  useQuery({
    queryKey: [topic, 'workload'],
    queryFn: ({ signal }) => call(dispatch.workload, { signal }),
    meta: { topics: ['accounts'] },
  })

/** The selected requests as the server has them, and which of them a change would leave out. */
export const useCheck = (target: Target, options: { changes?: BulkChanges; isMessage?: boolean }, enabled = true) =>
  useQuery({
    queryKey: [topic, 'check', selectionOf(target), options],
    queryFn: ({ signal }) => call(dispatch.check, { body: { ...selectionOf(target), ...options }, signal }),
    enabled,
    gcTime: 0,
  })

export const useMessageMany = () =>
  useCreate(
    (body: { ids: string[]; body: string }, idempotencyKey) => call(dispatch.message, { body, idempotencyKey }),
    (cache) => cache.invalidateQueries({ queryKey: [topic] }),
  )

export const useExportRequests = () =>
  useMutation({
    mutationFn: async (target: Target) => {
      const body = { ...selectionOf(target), columns: columnsOf(target) }
      const { file, name } = await callFile(dispatch.exportList, { body })
      saveFile({ file, name }, 'requests.csv')
    },
  })
