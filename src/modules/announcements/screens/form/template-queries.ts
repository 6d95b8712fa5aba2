import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import type { NewTemplate } from '../../announcement-input.ts'
import { announcementTemplates } from '../../template-contract.ts'

const templatesKey = ['announcements', 'templates'] as const

export const useTemplates = () =>
  useQuery({ queryKey: templatesKey, queryFn: ({ signal }) => call(announcementTemplates.list, { signal }) })

export const useSaveTemplate = () =>
  useCreate(
    (body: NewTemplate, idempotencyKey) => call(announcementTemplates.save, { body, idempotencyKey }),
    (cache, templates) => cache.setQueryData(templatesKey, templates),
  )

export function useRemoveTemplate() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(announcementTemplates.remove, { params: { id } }),
    onSuccess: (templates) => cache.setQueryData(templatesKey, templates),
  })
}
