import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { backups, type PlanChanges } from '../contract.ts'
import { words } from '../messages/en.ts'

const topic = 'backups'

export const useBackups = () =>
  useQuery({ queryKey: [topic, 'list'], queryFn: ({ signal }) => call(backups.list, { signal }) })

export const useBackupPlan = () =>
  useQuery({ queryKey: [topic, 'plan'], queryFn: ({ signal }) => call(backups.plan, { signal }) })

export function useCreateBackup() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(backups.make),
    onSuccess: () => {
      toast.success(words.created)
      return cache.invalidateQueries({ queryKey: [topic] })
    },
    onError: (error) => toast.failure(words.notCreated, error.message),
  })
}

export function useRemoveBackup() {
  return useMutation({
    mutationFn: (name: string) => call(backups.remove, { params: { name } }),
    onSuccess: () => toast.success(words.removed),
    onError: (error) => toast.failure(words.notRemoved, error.message),
    onSettled: useInvalidate([topic]),
  })
}

export function useChangePlan() {
  return useMutation({
    mutationFn: ({ version, changes }: { version: number; changes: PlanChanges }) =>
      call(backups.changePlan, { body: changes, ifMatch: version }),
    onSuccess: () => toast.success(words.planSaved),
    onError: (error) => toast.failure(words.planNotSaved, error.message),
    onSettled: useInvalidate([topic, 'plan']),
  })
}
