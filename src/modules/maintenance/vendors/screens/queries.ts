import { useMutation, useQuery } from '@tanstack/react-query'
import { call, callFile } from '#platform/ui/data/call.ts'
import { saveFile } from '#platform/ui/data/save-file.ts'
import { hasChanged } from '#platform/ui/data/operation.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUndoOfArea } from '#platform/ui/feedback/use-undo-of-area.ts'
import type { NewVendor, VendorChanges } from '../schemas.ts'
import { type VendorExportFilter, vendorList, type VendorRecord } from '../contract.ts'
import { vendorWords } from '../messages/en.ts'

const topic = 'maintenance'

/** All vendors, including retired ones. */
export const useVendorRecords = () =>
  useQuery({ queryKey: [topic, 'vendor records'], queryFn: ({ signal }) => call(vendorList.list, { signal }) })

/** A new vendor, or changes to one. */
export type VendorInput = { current: null; changes: NewVendor } | { current: VendorRecord; changes: VendorChanges }

export function useSetVendor() {
  const undo = useUndoOfArea('vendors')
  return useMutation({
    mutationFn: ({ current, changes }: VendorInput) =>
      current
        ? call(vendorList.change, { params: { id: current.id }, body: changes, ifMatch: current.version })
        : call(vendorList.add, { body: changes }),
    onSuccess: (saved, { current }) =>
      toast.success(vendorWords.saved, undefined, { undo: undo(current === null || hasChanged(current, saved)) }),
    onSettled: useInvalidate([topic], ['settings']),
  })
}

/** Downloads the matching rows by fetch, so that errors can be shown. */
export const downloadVendors = async (filter: VendorExportFilter) =>
  saveFile(await callFile(vendorList.exportList, { query: filter }), 'vendors.csv')
