import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { paths } from '#paths.ts'
import { call } from '#platform/screens/call.ts'
import { CallFailed } from '#platform/screens/call-failed.ts'
import { chooseTheme } from '#platform/screens/theme.ts'
import { toast } from '#platform/screens/toast.ts'
import { accounts } from '../contract.ts'
import type { Credentials } from '../own-account.ts'
import type { Language } from '#platform/language.ts'
import { chooseLanguage } from '#platform/screens/chosen-language.ts'
import type { Theme } from '../choices.ts'
import { words } from '../words.ts'
import { hasEnded, sessionKey, sessionQuery, signInKey, tellOtherTabs, watchEnded } from './session.ts'

const ownKey = ['accounts', 'own'] as const
const sessionsKey = ['accounts', 'sessions'] as const

export const useSession = () => useQuery(sessionQuery(useQueryClient()))

/** Whether the session has ended while its person was at work. */
export const useSessionEnded = () => useSyncExternalStore(watchEnded, hasEnded)

export function useSignIn() {
  const cache = useQueryClient()
  return useMutation({
    mutationKey: signInKey,
    mutationFn: async (credentials: Credentials) => {
      await call(accounts.signIn, { body: credentials })
      // Asked anew, so that whoever the cookie names is who the screens show.
      return cache.fetchQuery({ ...sessionQuery(cache), staleTime: 0 })
    },
    onSuccess: () => {
      tellOtherTabs()
      void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey.join() !== sessionKey.join() })
    },
    onError: (error) => console.warn(error.message),
  })
}

export function useSignOut() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(accounts.signOut),
    onSuccess: () => {
      cache.clear()
      tellOtherTabs()
      location.assign(paths.home())
    },
    onError: (error) => toast.failure(words.notSignedOut, error.message),
  })
}

export const useForgotPassword = () =>
  useMutation({ mutationFn: (email: string) => call(accounts.forgot, { body: { email } }) })

export function useResetPassword() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: { token: string; password: string }) => call(accounts.reset, { body }),
    // All sessions of the account have ended, so nobody is signed in here as far as we know.
    onSuccess: () => cache.setQueryData(sessionKey, null),
  })
}

/** What to say when recovery fails: the server's sentence, where it sent one. */
export const recoveryFailure = (error: unknown) => (error instanceof CallFailed && error.said) || words.anError

export const useOwnAccount = () =>
  useQuery({ queryKey: ownKey, queryFn: ({ signal }) => call(accounts.own, { signal }) })

/** Wears the theme at once and keeps it with the account, for other browsers. */
export function usePreferTheme() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (theme: Theme) => {
      chooseTheme(theme)
      return call(accounts.prefer, { body: { theme } })
    },
    onSuccess: (account) => cache.setQueryData(ownKey, account),
    onError: (error) => toast.failure(words.themeNotKept, error.message),
  })
}

/** Keeps the language with the account; the page is then read again in it. */
export const usePreferLanguage = () =>
  useMutation({
    mutationFn: (language: Language) => call(accounts.prefer, { body: { language } }),
    onSuccess: (_, language) => chooseLanguage(language),
    onError: (error) => toast.failure(words.languageNotKept, error.message),
  })

export function useChangePassword() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) => call(accounts.changePassword, { body }),
    onSuccess: ({ message }) => {
      toast.success(message)
      return cache.invalidateQueries({ queryKey: sessionsKey })
    },
  })
}

export const useSessions = () =>
  useQuery({ queryKey: sessionsKey, queryFn: ({ signal }) => call(accounts.sessions, { signal }) })

export function useEndSession() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(accounts.endSession, { params: { id } }),
    onSuccess: ({ message }) => {
      toast.success(message)
      return cache.invalidateQueries({ queryKey: sessionsKey })
    },
    onError: (error) => toast.failure(words.notEnded, error.message),
  })
}
