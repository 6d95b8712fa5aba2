import { useMutation, useQuery } from '@tanstack/react-query'
import type { FloorChanges } from '#building/floor-settings.ts'
import { floorWords } from '#building/messages/floor.ts'
import { call } from '#platform/ui/data/call.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { floorTable } from '../../floors-contract.ts'

const key = ['building', 'floor table'] as const

/** The floors, layouts and parking levels that the settings edit. */
export const useFloorTable = () =>
  useQuery({ queryKey: [...key, 'present'], queryFn: ({ signal }) => call(floorTable.find, { signal }) })

/** The building as it would be after these changes; the current one without any. */
export const useFloorPreview = (changes: FloorChanges | null) =>
  useQuery({
    queryKey: [...key, 'trial', changes],
    queryFn: ({ signal }) => call(floorTable.preview, { body: changes ?? {}, signal }),
    enabled: changes !== null,
  })

export function useChangeFloors() {
  return useMutation({
    mutationFn: ({ version, changes }: { version: number; changes: FloorChanges }) =>
      call(floorTable.change, { body: changes, ifMatch: version }),
    onSuccess: () => toast.success(floorWords.changed),
    onSettled: useInvalidate(['building'], ['units'], ['settings']),
  })
}
