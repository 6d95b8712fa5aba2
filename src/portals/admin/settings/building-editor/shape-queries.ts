import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BuildingShape } from '#building/shape/schemas.ts'
import { unitList } from '#import-export/unit-list-contract.ts'
import { call } from '#platform/ui/data/call.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { buildingShape, type ShapeDraft } from '#tower/shape-contract.ts'
import { editorWords as words } from './messages/editor.ts'

const key = ['building', 'shape'] as const

export const useShapeDraft = () =>
  useQuery({ queryKey: [...key, 'draft'], queryFn: ({ signal }) => call(buildingShape.find, { signal }) })

/** Puts a draft that a call returned in place of the one that was read. */
function useStoreDraft() {
  const cache = useQueryClient()
  return (draft: ShapeDraft) => {
    cache.setQueryData([...key, 'draft'], draft)
    void cache.invalidateQueries({ queryKey: [...key, 'effects'] })
  }
}

export function useSaveShape() {
  const store = useStoreDraft()
  return useMutation({
    mutationFn: ({ version, shape }: { version: number; shape: BuildingShape }) =>
      call(buildingShape.change, { body: shape, ifMatch: version }),
    onSuccess: store,
  })
}

export function useStepShape() {
  const store = useStoreDraft()
  return useMutation({
    mutationFn: ({ version, to }: { version: number; to: 'previous' | 'next' }) =>
      call(buildingShape.step, { body: { to }, ifMatch: version }),
    onSuccess: store,
  })
}

/** What using the draft of this version would change; read while the confirmation is open. */
export const useShapeEffects = (version: number, enabled: boolean) =>
  useQuery({
    queryKey: [...key, 'effects', version],
    queryFn: ({ signal }) => call(buildingShape.effects, { signal }),
    enabled,
    staleTime: 0,
  })

export function useApplyShape() {
  return useMutation({
    mutationFn: ({ version }: { version: number }) => call(buildingShape.apply, { ifMatch: version }),
    onSuccess: () => toast.success(words.used),
    onSettled: useInvalidate(['building'], ['units'], ['settings']),
  })
}

/** Reads a file with the numbers of units, with its own type, whatever type the browser assigns to it. */
export const useReadUnitList = () =>
  useMutation({
    mutationFn: (file: File) => call(unitList.read, { body: new Blob([file], { type: 'text/csv' }) }),
  })
