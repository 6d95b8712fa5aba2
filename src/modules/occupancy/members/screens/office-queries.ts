import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { householdOfUnit } from '../contract.ts'

const topic = 'household'
const meta = { topics: ['accounts', 'occupancy'] }

export const useHouseholdOfUnit = (unitId: string) =>
  useQuery({
    queryKey: [topic, 'unit', unitId],
    queryFn: ({ signal }) => call(householdOfUnit.list, { params: { id: unitId }, signal }),
    meta,
  })

export const useEndMemberOfUnit = (unitId: string) =>
  useMutation({
    mutationFn: (memberId: string) => call(householdOfUnit.end, { params: { id: unitId, memberId } }),
    onSuccess: useInvalidate([topic]),
  })
