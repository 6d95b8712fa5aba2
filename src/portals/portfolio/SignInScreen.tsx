import { SignInForm } from '#accounts/screens/SignInForm.tsx'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { NarrowPage } from './NarrowPage.tsx'

/** Signing in to the portfolio, with the accounts of companies. */
export function SignInScreen() {
  const words = useTexts(portfolioTexts).signIn
  return (
    <NarrowPage title={words.title} text={words.text}>
      <SignInForm onSignedIn={() => undefined} />
    </NarrowPage>
  )
}
