import { useMutation } from '@tanstack/react-query'
import { readAllPages } from '#platform/all-pages.ts'
import { callFile, callPage } from '#platform/ui/data/call.ts'
import { saveFile } from '#platform/ui/data/save-file.ts'
import { readPrintedRows } from '#platform/ui/lists/output/printed-rows.ts'
import { residents } from '../../contract.ts'
import type { Resident, ResidentFilter } from '../../resident.ts'

/** All residents that match. */
export const readAllResidents = (filter: Partial<ResidentFilter>): Promise<Resident[]> =>
  readAllPages((page) => callPage(residents.list, { query: { ...filter, ...page } }))

/** The residents that match, for paper. */
export const readPrintedResidents = (filter: Partial<ResidentFilter>): Promise<Resident[]> =>
  readPrintedRows((page) => callPage(residents.list, { query: { ...filter, ...page } }))

/** Downloads chosen residents. */
export const useExportChosen = () =>
  useMutation({
    mutationFn: async (body: { ids: string[]; columns?: string }) =>
      saveFile(await callFile(residents.exportChosen, { body }), 'tenants.csv'),
  })

/** Downloads the list by fetch, so that errors can be shown; then saves the file. */
export const useExport = () =>
  useMutation({
    mutationFn: async (filter: Partial<ResidentFilter> & { columns?: string }) =>
      saveFile(await callFile(residents.exportList, { query: filter }), 'tenants.csv'),
  })
