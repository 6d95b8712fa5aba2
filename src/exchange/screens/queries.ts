import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Endpoint, pathOf } from '#platform/endpoint.ts'
import { call } from '#platform/screens/call.ts'
import { CallFailed } from '#platform/screens/call-failed.ts'
import { toast } from '#platform/screens/toast.ts'
import type { Columns, ImportKind } from '../columns.ts'
import { importCalls } from '../import-calls.ts'
import { ownWords } from '../own-words.ts'
import { words } from '../words.ts'

const noun = 'imports'

/** Fetches a file, so that it can be seen at work and a refusal can be told; then hands it to the browser. */
export const useDownload = (endpoint: Endpoint) =>
  useMutation({
    mutationFn: async (asked: { params?: Record<string, string>; name?: string }) => {
      const answer = await fetch(pathOf(endpoint, asked.params), { credentials: 'same-origin' })
      if (!answer.ok) {
        const said = (await answer.json().catch(() => null)) as { message?: string } | null
        throw new CallFailed(answer.status, said?.message ?? answer.statusText)
      }
      const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
      save(await answer.blob(), asked.name ?? name ?? 'download')
    },
    onSuccess: () => toast.success(ownWords.downloaded),
    onError: (error) => toast.failure(ownWords.notDownloaded, error.message),
  })

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

export const useImports = () =>
  useQuery({ queryKey: [noun], queryFn: ({ signal }) => call(importCalls.listImports, { signal }) })

/** Sends a file as what it is, whatever the browser takes it for. */
export const useSendSheet = () =>
  useMutation({
    mutationFn: ({ kind, file }: { kind: ImportKind; file: File }) =>
      call(importCalls.sendSheet, {
        query: { kind, fileName: file.name },
        body: new Blob([file], { type: 'text/csv' }),
      }),
  })

export const useCheckImport = (id: string) =>
  useMutation({
    mutationFn: (columns: Columns) => call(importCalls.checkImport, { params: { id }, body: { columns } }),
    onError: (error) => toast.failure(words.importing.notChecked, error.message),
  })

export function useApplyImport(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (mark: string) => call(importCalls.applyImport, { params: { id }, body: { mark } }),
    onSuccess: ({ createdCount, changedCount }) => {
      toast.success(words.importing.done, words.importing.did(createdCount, changedCount))
      return cache.invalidateQueries()
    },
  })
}

export function useUndoImport() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(importCalls.undoImport, { params: { id } }),
    onSuccess: () => toast.success(words.importing.undone),
    onSettled: () => cache.invalidateQueries(),
  })
}
