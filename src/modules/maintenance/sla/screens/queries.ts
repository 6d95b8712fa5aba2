import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUndoOfArea } from '#platform/ui/feedback/use-undo-of-area.ts'
import type { Category, Priority } from '../../requests/choices.ts'
import { maintenance } from '../../requests/contract.ts'
import type { NewSlaTarget } from '../schemas.ts'
import { type SlaTarget, slaTargets } from '../contract.ts'
import { slaWords } from '../messages/en.ts'
import type { SlaTemplate } from '../templates.ts'

const topic = 'maintenance'

/** The SLA targets by priority and category. */
export const useSlaTargets = () =>
  useQuery({ queryKey: [topic, 'promises'], queryFn: ({ signal }) => call(slaTargets.list, { signal }) })

/** How many open requests a target applies to. */
export const useOpenOf = (priority: Priority, category: Category | null) =>
  useQuery({
    queryKey: [topic, 'open of', priority, category],
    queryFn: async ({ signal }) => {
      const query = { priority, ...(category === null ? {} : { category }) }
      const { byStatus } = await call(maintenance.statistics, { query, signal })
      return byStatus.pending + byStatus.assigned + byStatus.in_progress + byStatus.on_hold
    },
  })

export function useApplySlaTemplate() {
  const undo = useUndoOfArea('sla-targets')
  return useMutation({
    mutationFn: (template: SlaTemplate) => call(slaTargets.applyTemplate, { body: { template } }),
    onSuccess: () => toast.success(slaWords.changed, undefined, { undo: undo() }),
    onSettled: useInvalidate([topic], ['settings']),
  })
}

/** A new target for a line, or null to remove it. */
export type SlaTargetInput = { current: SlaTarget | null; target: NewSlaTarget | null }

export function useSetSla() {
  const undo = useUndoOfArea('sla-targets')
  return useMutation({
    mutationFn: async ({ current, target }: SlaTargetInput): Promise<unknown> => {
      if (current && target) {
        const { withinMinutes, clock } = target
        return call(slaTargets.change, {
          params: { id: current.id },
          body: { withinMinutes, clock },
          ifMatch: current.version,
        })
      }
      if (target) return call(slaTargets.add, { body: target })
      return current ? call(slaTargets.remove, { params: { id: current.id }, ifMatch: current.version }) : null
    },
    onSuccess: () => toast.success(slaWords.changed, undefined, { undo: undo() }),
    onSettled: useInvalidate([topic], ['settings']),
  })
}
