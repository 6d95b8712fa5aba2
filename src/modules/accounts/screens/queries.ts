import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { paths } from '#paths.ts'
import { call } from '#platform/ui/data/call.ts'
import { copiesName } from '#platform/ui/data/offline/copies-name.ts'
import { removePortfolioLink } from '#platform/ui/data/portfolio-link.ts'
import { chooseTheme } from '#platform/ui/theme/theme.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { accounts } from '../contract.ts'
import type { Credentials } from '../own-account.ts'
import type { Language } from '#platform/language/registry.ts'
import { chooseLanguage } from '#platform/ui/theme/chosen-language.ts'
import type { Theme } from '../choices.ts'
import { accountTexts } from '../messages/index.ts'
import { howEnded, sessionKey, sessionQuery, signInKey, notifyOtherTabs, watchEnded } from './session.ts'

export const ownKey = ['accounts', 'own'] as const
const sessionsKey = ['accounts', 'sessions'] as const

export const useSession = () => useQuery(sessionQuery(useQueryClient()))

/** Why the session ended while the person was working; null while it lasts. */
export const useSessionEnded = () => useSyncExternalStore(watchEnded, howEnded)

export function useSignIn() {
  const cache = useQueryClient()
  return useMutation({
    mutationKey: signInKey,
    mutationFn: async (credentials: Credentials) => {
      await call(accounts.signIn, { body: credentials })
      // Read again, so that the screens show the person whom the new cookie belongs to.
      return cache.fetchQuery({ ...sessionQuery(cache), staleTime: 0 })
    },
    onSuccess: () => {
      notifyOtherTabs()
      void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey.join() !== sessionKey.join() })
    },
    onError: (error) => console.warn(error.message),
  })
}

export function useSignOut() {
  const words = useTexts(accountTexts)
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(accounts.signOut),
    onSuccess: () => {
      cache.clear()
      // What the staff portal copied ends with the session.
      indexedDB.deleteDatabase(copiesName)
      removePortfolioLink()
      notifyOtherTabs()
      location.assign(paths.home())
    },
    onError: (error) => toast.failure(words.notSignedOut, error.message),
  })
}

export const ownAccountQuery = queryOptions({
  queryKey: ownKey,
  queryFn: ({ signal }) => call(accounts.own, { signal }),
})
export const useOwnAccount = () => useQuery(ownAccountQuery)

/** Applies the theme at once and saves it with the account, for other browsers. */
export function usePreferTheme() {
  const words = useTexts(accountTexts)
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (theme: Theme) => {
      chooseTheme(theme)
      return call(accounts.prefer, { body: { theme } })
    },
    onSuccess: (account) => cache.setQueryData(ownKey, account),
    onError: (error) => toast.failure(words.themeNotSaved, error.message),
  })
}

/** Saves the language with the account; the page then reloads in it. */
export const usePreferLanguage = () => {
  const words = useTexts(accountTexts)
  return useMutation({
    mutationFn: (language: Language) => call(accounts.prefer, { body: { language } }),
    onSuccess: (_, language) => chooseLanguage(language),
    onError: (error) => toast.failure(words.languageNotSaved, error.message),
  })
}

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
  const words = useTexts(accountTexts)
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
