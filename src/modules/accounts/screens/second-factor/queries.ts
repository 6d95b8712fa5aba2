import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { secondFactor } from '../../second-factor-contract.ts'

const key = ['accounts', 'second-factor'] as const

export const useSecondFactor = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call(secondFactor.own, { signal }) })

/** Nothing changes yet: the secret takes effect once a code of it was sent. */
export const useBeginSecondFactor = () =>
  useMutation({ mutationFn: (password: string) => call(secondFactor.begin, { body: { password } }) })

/** Reads the account's state again, and its sessions, some of which have ended. */
function useRefreshAccount() {
  const cache = useQueryClient()
  return async () => {
    await cache.invalidateQueries({ queryKey: key })
    await cache.invalidateQueries({ queryKey: ['accounts', 'sessions'] })
  }
}

export const useTurnOn = () =>
  useMutation({
    mutationFn: (code: string) => call(secondFactor.turnOn, { body: { code } }),
    onSuccess: useRefreshAccount(),
  })

type Proof = { password: string; code: string }

export const useCreateRecoveryCodes = () =>
  useMutation({
    mutationFn: (body: Proof) => call(secondFactor.makeCodes, { body }),
    onSuccess: useRefreshAccount(),
  })

export const useTurnOff = () =>
  useMutation({
    mutationFn: (body: Proof) => call(secondFactor.turnOff, { body }),
    onSuccess: useRefreshAccount(),
  })

export const useResetSecondFactor = () =>
  useMutation({
    mutationFn: (id: string) => call(secondFactor.reset, { params: { id } }),
    onSettled: useInvalidate(['accounts', 'users']),
  })
