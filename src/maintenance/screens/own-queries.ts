import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '#platform/screens/call.ts'
import { useIdempotencyKey } from '#platform/screens/use-idempotency-key.ts'
import { answers } from '../answer-contract.ts'
import { type OwnRequest, ownRequests } from '../own-contract.ts'
import { ownKey } from './queries.ts'

/** Shows at once what the answer brought, and reads the list again. */
function showOwn(cache: QueryClient, request: OwnRequest) {
  cache.setQueryData<OwnRequest[]>(ownKey, (own) => own?.map((one) => (one.id === request.id ? request : one)))
  void cache.invalidateQueries({ queryKey: ownKey })
}

export function useConfirmOwn(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(ownRequests.confirm, { params: { id } }),
    onSuccess: (request) => showOwn(cache, request),
    onError: () => void cache.invalidateQueries({ queryKey: ownKey }),
  })
}

export function useReopenOwn(id: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (why: string) => call(ownRequests.reopen, { params: { id }, body: { why } }),
    onSuccess: (request) => showOwn(cache, request),
    onError: () => void cache.invalidateQueries({ queryKey: ownKey }),
  })
}

export function useWriteAboutOwn(id: string) {
  const cache = useQueryClient()
  const act = useIdempotencyKey()
  return useMutation({
    mutationFn: (body: string) =>
      call(ownRequests.write, { params: { id }, body: { body }, idempotencyKey: act.keyFor({ body }) }),
    onSuccess: (request) => {
      act.done()
      showOwn(cache, request)
    },
  })
}

const questionKey = (token: string) => ['maintenance-answer', token] as const

/** What a letter's link asks; no session is needed. */
export const useQuestion = (token: string) =>
  useQuery({
    queryKey: questionKey(token),
    queryFn: ({ signal }) => call(answers.look, { body: { token }, signal }),
    retry: false,
  })

export function useAnswer(token: string) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (why: string | null) =>
      why === null ? call(answers.confirm, { body: { token } }) : call(answers.reopen, { body: { token, why } }),
    onSuccess: (question) => cache.setQueryData(questionKey(token), question),
    onError: () => void cache.invalidateQueries({ queryKey: questionKey(token) }),
  })
}
