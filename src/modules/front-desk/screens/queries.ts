import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { authorisedPeople, collectionRule, vacationNotices } from '../contract.ts'
import type { AuthorisedPersonInput, CollectionRule, VacationNoticeInput } from '../schemas.ts'

const topic = 'front-desk'
const meta = { topics: ['occupancy'] }

export const useAuthorisedPeople = () =>
  useQuery({ queryKey: [topic, 'people'], queryFn: ({ signal }) => call(authorisedPeople.list, { signal }), meta })

export const useCollectionRule = () =>
  useQuery({ queryKey: [topic, 'rule'], queryFn: ({ signal }) => call(collectionRule.find, { signal }) })

export const useChangeCollectionRule = () =>
  useMutation({
    mutationFn: (body: CollectionRule) => call(collectionRule.change, { body }),
    onSettled: useInvalidate([topic]),
  })

export const useVacationNotices = () =>
  useQuery({ queryKey: [topic, 'vacations'], queryFn: ({ signal }) => call(vacationNotices.list, { signal }) })

export const useAddPerson = () =>
  useCreate(
    (body: AuthorisedPersonInput, idempotencyKey) => call(authorisedPeople.add, { body, idempotencyKey }),
    (cache) => cache.invalidateQueries({ queryKey: [topic] }),
  )

type Saved<Input> = { id: string; version: number; body: Input }

export function useChangePerson() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version, body }: Saved<AuthorisedPersonInput>) =>
      call(authorisedPeople.change, { params: { id }, body, ifMatch: version }),
    onSettled: () => cache.invalidateQueries({ queryKey: [topic] }),
  })
}

export const useEndPerson = () =>
  useMutation({
    mutationFn: (id: string) => call(authorisedPeople.end, { params: { id } }),
    onSuccess: useInvalidate([topic]),
  })

export const useAddVacation = () =>
  useCreate(
    (body: VacationNoticeInput, idempotencyKey) => call(vacationNotices.add, { body, idempotencyKey }),
    (cache) => cache.invalidateQueries({ queryKey: [topic] }),
  )

export function useChangeVacation() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version, body }: Saved<VacationNoticeInput>) =>
      call(vacationNotices.change, { params: { id }, body, ifMatch: version }),
    onSettled: () => cache.invalidateQueries({ queryKey: [topic] }),
  })
}

export const useEndVacation = () =>
  useMutation({
    mutationFn: (id: string) => call(vacationNotices.end, { params: { id } }),
    onSuccess: useInvalidate([topic]),
  })
