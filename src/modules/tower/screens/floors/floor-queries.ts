import { useMutation, useQuery } from '@tanstack/react-query'
import type { FloorChanges } from '#building/floor-settings.ts'
import { floorWords } from '#building/messages/floor.ts'
import { call } from '#platform/ui/data/call.ts'
import { hasChanged } from '#platform/ui/data/operation.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUndoOfArea } from '#platform/ui/feedback/use-undo-of-area.ts'
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
  const undo = useUndoOfArea('floors')
  return useMutation({
    mutationFn: ({ version, changes }: { version: number; changes: FloorChanges }) =>
      call(floorTable.change, { body: changes, ifMatch: version }),
    onSuccess: (saved, { version }) =>
      toast.success(floorWords.changed, undefined, { undo: undo(hasChanged({ version }, saved)) }),
    onSettled: useInvalidate(['building'], ['units'], ['settings']),
  })
}
