import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSession, useSessionEnded } from '#accounts/screens/queries.ts'
import { watchSessionEnd } from '#accounts/screens/session.ts'
import type { SignedInUser } from '#accounts/own-account.ts'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { SessionEnded } from '../frame/states/SessionEnded.tsx'
import { OpeningScreen } from './OpeningScreen.tsx'
import { takeReturn } from './opening.ts'
import { PortfolioScreen } from './PortfolioScreen.tsx'
import { usePerson } from './queries.ts'
import { SecondFactorScreen } from './SecondFactorScreen.tsx'
import { SignInScreen } from './SignInScreen.tsx'

/** At the load of the page, because the address loses it. */
const returned = takeReturn()

/** The portfolio: the form to sign in, or the buildings of the person's company. */
export function PortfolioApp() {
  const words = useTexts(portfolioTexts)
  const session = useSession()
  if (session.data === null) return <SignInScreen />
  if (!session.data)
    return (
      <main className="p-6">
        <Waiting on={session} words={words.loading} />
      </main>
    )
  return <SignedIn key={session.data.id} user={session.data} />
}

function SignedIn({ user }: { user: SignedInUser }) {
  const words = useTexts(portfolioTexts)
  const cache = useQueryClient()
  const person = usePerson()
  const ended = useSessionEnded()
  const [back, setBack] = useState(returned)
  useEffect(() => watchSessionEnd(cache), [cache])
  return (
    <>
      {!person.data ? (
        <main className="p-6">
          <Waiting on={person} words={words.loading} failed={words.notLoaded} />
        </main>
      ) : person.data.mustSetUpSecondFactor ? (
        <SecondFactorScreen email={user.email} onDone={() => void person.refetch()} />
      ) : back ? (
        <OpeningScreen returned={back} onLeave={() => setBack(null)} />
      ) : (
        <PortfolioScreen user={user} person={person.data} />
      )}
      {ended ? <SessionEnded user={user} /> : null}
    </>
  )
}
