import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { accounts } from '#accounts/contract.ts'
import type { SignedInUser } from '#accounts/own-account.ts'
import { type Audience, canOpenPage } from '#accounts/portal-access.ts'
import { useOwnAccount, useSession, useSessionEnded } from '#accounts/screens/queries.ts'
import { endAccess, sessionKey, watchSessionEnd } from '#accounts/screens/session.ts'
import { accountTexts } from '#accounts/messages/index.ts'
import { useBuilding } from '#building/screens/queries.ts'
import { isOffered } from '#platform/language/language.ts'
import { call } from '#platform/ui/data/call.ts'
import { chooseLanguage, chosenLanguage } from '#platform/ui/theme/chosen-language.ts'
import { BuildingCodeContext } from '#platform/ui/data/building-code.ts'
import { BuildingNameContext, OfficeEmailContext } from '#platform/ui/data/building-name.ts'
import { listenLive } from '#platform/ui/data/live/live.ts'
import { chooseTheme } from '#platform/ui/theme/theme.ts'
import { TimeZoneContext } from '#platform/ui/data/time-zone.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { isEnglishOnly } from './english-only.ts'
import { AccessDenied } from './states/AccessDenied.tsx'
import { ConnectionLost } from './states/ConnectionLost.tsx'
import { LoadingPage } from './states/LoadingPage.tsx'
import { Unreachable } from './states/Unreachable.tsx'
import { UserContext } from './user.ts'

const SessionEnded = lazy(() => import('./states/SessionEnded.tsx').then((file) => ({ default: file.SessionEnded })))

const AccessEnded = lazy(() => import('./states/AccessEnded.tsx').then((file) => ({ default: file.AccessEnded })))

type Props = { page: Audience; children: ReactNode }

/** Renders a page only for people with access. The server sends everyone else the sign-in screen in its place. */
export function Guard({ page, children }: Props) {
  const session = useSession()
  const user = session.data
  // Preloads what the page needs, in parallel.
  useBuilding()

  if (user === undefined) return session.isError ? <Unreachable on={session} /> : <LoadingPage />
  if (user === null) return <SignedOut />
  if (page !== 'account' && !canOpenPage(page, user.role)) return <AccessDenied user={user} />
  return (
    <Inside key={user.id} user={user} page={page}>
      {children}
    </Inside>
  )
}

/** The session ended between two pages: loaded again, this address is the sign-in screen. */
function SignedOut() {
  useEffect(() => location.reload(), [])
  return <LoadingPage />
}

/**
 * What every signed-in page has: live updates, the building's time zone, the person's theme, and a dialog when the
 * session ends.
 */
function Inside({ user, page, children }: { user: SignedInUser; page: Props['page']; children: ReactNode }) {
  const words = useTexts(accountTexts)
  const cache = useQueryClient()
  const building = useBuilding()
  const ended = useSessionEnded()
  const own = useOwnAccount().data
  const theme = own?.theme
  const [lineOpen, setLineOpen] = useState(true)
  useEffect(() => listenLive(cache, setLineOpen, endAccess), [cache])
  useEffect(() => {
    // The desk says at once that the server is away; its copy of the session answers then.
    if (!lineOpen && page === 'desk') void cache.refetchQueries({ queryKey: sessionKey })
  }, [cache, lineOpen, page])
  useEffect(() => watchSessionEnd(cache), [cache])
  useEffect(() => {
    if (theme) chooseTheme(theme)
  }, [theme])
  const language = own?.language
  useEffect(() => {
    // The language of the account takes precedence over the browser's; without one, the browser's is saved to the
    // account. One that the building no longer offers is left alone.
    const here = chosenLanguage()
    if (isOffered(language) && !isEnglishOnly(location.pathname)) chooseLanguage(language)
    else if (language === null && isOffered(here))
      void call(accounts.prefer, { body: { language: here } }).catch(() => undefined)
  }, [language])

  // A whole portal renders when it arrives, so it does at low priority.
  const ready = useDeferredValue(building.data ?? null)
  if (ended === 'access')
    return (
      <Suspense fallback={<LoadingPage />}>
        <AccessEnded user={user} />
      </Suspense>
    )
  if (!ready) return building.isError ? <Unreachable on={building} /> : <LoadingPage />
  return (
    <UserContext value={user}>
      <TimeZoneContext value={ready.timeZone}>
        <BuildingCodeContext value={ready.code}>
          <BuildingNameContext value={ready.name}>
            <OfficeEmailContext value={ready.officeEmail}>
              {children}
              {lineOpen ? null : <ConnectionLost />}
              {ended ? (
                <Suspense fallback={<output className="sr-only">{words.loading}</output>}>
                  <SessionEnded user={user} />
                </Suspense>
              ) : null}
            </OfficeEmailContext>
          </BuildingNameContext>
        </BuildingCodeContext>
      </TimeZoneContext>
    </UserContext>
  )
}
