import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { accounts } from '#accounts/contract.ts'
import type { SignedInUser } from '#accounts/own-account.ts'
import { homeOf, mayOpen } from '#accounts/rules.ts'
import { useOwnAccount, useSession, useSessionEnded } from '#accounts/screens/queries.ts'
import { noticeEnd } from '#accounts/screens/session.ts'
import { words } from '#accounts/words.ts'
import { useBuilding } from '#building/screens/queries.ts'
import { speak } from '#platform/language.ts'
import { call } from '#platform/screens/call.ts'
import { chooseLanguage, chosenLanguage } from '#platform/screens/chosen-language.ts'
import { BuildingCodeContext } from '#platform/screens/building-code.ts'
import { BuildingNameContext } from '#platform/screens/building-name.ts'
import { listenLive } from '#platform/screens/live.ts'
import { chooseTheme } from '#platform/screens/theme.ts'
import { TimeZoneContext } from '#platform/screens/time-zone.ts'
import { AccessDenied } from './AccessDenied.tsx'
import { expectArrival } from './arrival.ts'
import { LineLost } from './LineLost.tsx'
import { LoadingPage } from './LoadingPage.tsx'
import { Unreachable } from './Unreachable.tsx'
import { UserContext } from './user.ts'

const SignInPage = lazy(() => import('../sign-in/SignInPage.tsx').then((file) => ({ default: file.SignInPage })))
const SessionEnded = lazy(() => import('./SessionEnded.tsx').then((file) => ({ default: file.SessionEnded })))

type Props = {
  /** Whose page it is; an account page is everybody's. */
  page: 'admin' | 'tenant' | 'staff' | 'account'
  children: ReactNode
}

/** Lets in who may come in. Who is not signed in finds the sign-in screen in place of the page, and the page after it. */
export function Guard({ page, children }: Props) {
  // What stands inside is read in this language: the console and the staff portal are in English.
  speak(page === 'admin' || page === 'staff' ? 'en' : (chosenLanguage() ?? 'en'))
  const session = useSession()
  const navigate = useNavigate()
  const user = session.data
  // Needed inside; asked for at the same time, not after.
  useBuilding()
  const mayEnter = (someone: SignedInUser) => page === 'account' || mayOpen(page, someone.role)

  if (user === undefined) return session.isError ? <Unreachable on={session} /> : <LoadingPage />
  if (user === null)
    return (
      <Suspense fallback={<LoadingPage />}>
        <SignInPage
          onSignedIn={(someone) => {
            expectArrival()
            if (!mayEnter(someone)) void navigate({ to: homeOf(someone.role), replace: true })
          }}
        />
      </Suspense>
    )
  if (!mayEnter(user)) return <AccessDenied user={user} />
  return (
    <Inside key={user.id} user={user} page={page}>
      {children}
    </Inside>
  )
}

/** What everybody who is in has: news of changes, the building's time, their own theme, and a way back after the session ends. */
function Inside({ user, page, children }: { user: SignedInUser; page: Props['page']; children: ReactNode }) {
  const cache = useQueryClient()
  const building = useBuilding()
  const ended = useSessionEnded()
  const own = useOwnAccount().data
  const theme = own?.theme
  const [lineOpen, setLineOpen] = useState(true)
  useEffect(() => listenLive(cache, setLineOpen), [cache])
  useEffect(() => noticeEnd(cache), [cache])
  useEffect(() => {
    if (theme) chooseTheme(theme)
  }, [theme])
  const language = own?.language
  useEffect(() => {
    // The person's own choice goes before the browser's; until there is one, the browser's becomes theirs.
    const here = chosenLanguage()
    if (language && page !== 'admin' && page !== 'staff') chooseLanguage(language)
    else if (language === null && here) void call(accounts.prefer, { body: { language: here } }).catch(() => undefined)
  }, [language, page])

  // A whole portal is drawn now: little by little.
  const ready = useDeferredValue(building.data ?? null, null)
  if (!ready) return building.isError ? <Unreachable on={building} /> : <LoadingPage />
  return (
    <UserContext value={user}>
      <TimeZoneContext value={ready.timeZone}>
        <BuildingCodeContext value={ready.code}>
          <BuildingNameContext value={ready.name}>
            {children}
            {lineOpen ? null : <LineLost />}
            {ended ? (
              <Suspense fallback={<output className="sr-only">{words.loading}</output>}>
                <SessionEnded user={user} />
              </Suspense>
            ) : null}
          </BuildingNameContext>
        </BuildingCodeContext>
      </TimeZoneContext>
    </UserContext>
  )
}
