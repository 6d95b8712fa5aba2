import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/screens/call.ts'
import { toast } from '#platform/screens/toast.ts'
import { type NewVendor, type VendorChanges, vendorList, type VendorRecord } from '../vendor-contract.ts'
import { vendorWords } from '../vendor-words.ts'

const noun = 'maintenance'

/** All firms, retired ones too. */
export const useVendorRecords = () =>
  useQuery({ queryKey: [noun, 'vendor records'], queryFn: ({ signal }) => call(vendorList.list, { signal }) })

/** A firm that is added, or what is different about one. */
export type WantedVendor = { held: null; wanted: NewVendor } | { held: VendorRecord; wanted: VendorChanges }

export function useSetVendor() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ held, wanted }: WantedVendor) =>
      held
        ? call(vendorList.change, { params: { id: held.id }, body: wanted, ifMatch: held.version })
        : call(vendorList.add, { body: wanted }),
    onSuccess: () => toast.success(vendorWords.saved),
    onSettled: () =>
      Promise.all([cache.invalidateQueries({ queryKey: [noun] }), cache.invalidateQueries({ queryKey: ['settings'] })]),
  })
}
