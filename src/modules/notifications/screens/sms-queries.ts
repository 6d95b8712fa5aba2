import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '#platform/ui/data/call.ts'
import { type SmsSettings, smsSettings } from '../sms-contract.ts'
import type { NewGateway } from '../sms-schemas.ts'

const key = ['settings', 'sms']

export const useSmsSettings = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call(smsSettings.find, { signal }) })

function useStore() {
  const cache = useQueryClient()
  return (settings: SmsSettings) => cache.setQueryData(key, settings)
}

export const useSetGateway = () =>
  useMutation({
    mutationFn: (body: z.input<typeof NewGateway>) => call(smsSettings.set, { body }),
    onSuccess: useStore(),
  })

export const useRemoveGateway = () => useMutation({ mutationFn: () => call(smsSettings.remove), onSuccess: useStore() })

export const useTestGateway = () => useMutation({ mutationFn: () => call(smsSettings.test) })
