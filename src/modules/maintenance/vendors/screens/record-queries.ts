import { useMutation, useQuery } from '@tanstack/react-query'
import { pathOf } from '#platform/endpoint.ts'
import { call } from '#platform/ui/data/call.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import type { DocumentKind } from '../choices.ts'
import { vendorRecord } from '../record-contract.ts'

const topic = 'maintenance'

export const useVendorHistory = (id: string) =>
  useQuery({
    queryKey: [topic, 'vendor history', id],
    queryFn: ({ signal }) => call(vendorRecord.history, { params: { id }, signal }),
  })

export const documentAddress = (id: string) => pathOf(vendorRecord.openDocument, { id })

export type TypedDocument = { kind: DocumentKind; title: string; validUntil: string; file: File }

export function useAddDocument(id: string) {
  const refresh = useInvalidate([topic], ['settings'])
  return useMutation({
    mutationFn: ({ kind, title, validUntil, file }: TypedDocument) =>
      call(vendorRecord.addDocument, {
        params: { id },
        query: { kind, title, name: file.name, ...(validUntil === '' ? {} : { validUntil }) },
        body: file,
      }),
    onSettled: refresh,
  })
}

export function useRemoveDocument() {
  const refresh = useInvalidate([topic])
  return useMutation({
    mutationFn: (id: string) => call(vendorRecord.removeDocument, { params: { id } }),
    onSettled: refresh,
  })
}
