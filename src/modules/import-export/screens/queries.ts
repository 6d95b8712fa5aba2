import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Endpoint } from '#platform/endpoint.ts'
import { call, callFile } from '#platform/ui/data/call.ts'
import { saveFile } from '#platform/ui/data/save-file.ts'
import { useSearch } from '#platform/ui/data/use-search.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { residents } from '#residents/contract.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import type { Columns, ImportKind } from '../columns.ts'
import { type Decision, type ImportCheck, importCalls } from '../import-contract.ts'
import { ownDataTexts } from '../messages/own.ts'
import { words } from '../messages/en.ts'

const topic = 'imports'

/** Downloads by fetch, so that progress and errors can be shown; then saves the file. */
export const useDownload = (endpoint: Endpoint) => {
  const ownWords = useTexts(ownDataTexts)
  return useMutation({
    mutationFn: async (request: { params?: Record<string, string>; name?: string }) => {
      const { file, name } = await callFile(endpoint, { params: request.params ?? {} })
      saveFile({ file, name: request.name ?? name }, 'download')
    },
    onSuccess: () => toast.success(ownWords.downloaded),
    onError: (error) => toast.failure(ownWords.notDownloaded, error.message),
  })
}

/** As many as the list of a picker shows. */
const offered = 60

/** The residents whose name or home has the typed words. */
export const useResidentSearch = () =>
  useSearch({
    queryKey: ['residents', 'names'],
    find: (search, signal) =>
      call(residents.list, { query: { sort: 'name', limit: offered, ...(search && { search }) }, signal }),
    topics: ['accounts', 'occupancy'],
  })

export const useImports = () =>
  useQuery({ queryKey: [topic], queryFn: ({ signal }) => call(importCalls.listImports, { signal }) })

/** Uploads a file with its own type, whatever type the browser assigns to it. */
export const useSendSheet = () =>
  useMutation({
    mutationFn: ({ kind, file }: { kind: ImportKind; file: File }) =>
      call(importCalls.sendSheet, {
        query: { kind, fileName: file.name },
        body: new Blob([file], { type: 'text/csv' }),
      }),
  })

export const useCheckImport = (id: string, onChecked: (check: ImportCheck) => void) =>
  useMutation({
    mutationFn: (columns: Columns) => call(importCalls.checkImport, { params: { id }, body: { columns } }),
    onSuccess: onChecked,
    onError: (error) => toast.failure(words.importing.notChecked, error.message),
  })

/** Corrects cells of a line; the file is checked again. */
export const useChangeRow = (id: string, onChecked: (check: ImportCheck) => void) =>
  useMutation({
    mutationFn: ({ line, cells }: { line: number; cells: Record<string, string> }) =>
      call(importCalls.changeImportRow, { params: { id, line: String(line) }, body: { cells } }),
    onSuccess: (check, { line }) => {
      if (!check.rows.some((row) => row.line === line && row.outcome === 'wrong'))
        toast.success(words.importing.corrected(line))
      onChecked(check)
    },
    onError: (error) => toast.failure(words.importing.notCorrected, error.message),
  })

/** Decides about lines, or about all with a warning; the file is checked again. */
export const useDecideRows = (id: string, onChecked: (check: ImportCheck) => void) =>
  useMutation({
    mutationFn: (body: { lines: number[] | null; decision: Decision }) =>
      call(importCalls.decideImportRows, { params: { id }, body }),
    onSuccess: onChecked,
    onError: (error) => toast.failure(words.importing.notDecided, error.message),
  })

export const useDeleteMapping = (onForgotten: () => void) =>
  useMutation({
    mutationFn: (id: string) => call(importCalls.deleteMapping, { params: { id } }),
    onSuccess: () => {
      toast.success(words.importing.forgotten)
      onForgotten()
    },
    onError: (error) => toast.failure(words.importing.notForgotten, error.message),
  })

export function useApplyImport(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (mark: string) => call(importCalls.applyImport, { params: { id }, body: { mark } }),
    onSuccess: ({ createdCount, changedCount }) => {
      toast.success(words.importing.done, words.importing.summary(createdCount, changedCount))
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
