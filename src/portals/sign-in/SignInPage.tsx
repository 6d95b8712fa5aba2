import { Link } from '@tanstack/react-router'
import type { SignedInUser } from '#accounts/own-account.ts'
import { SignInForm } from '#accounts/screens/SignInForm.tsx'
import { accountTexts } from '#accounts/messages/index.ts'
import { paths } from '#paths.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { SignedOutPage } from './SignedOutPage.tsx'

export function SignInPage({ onSignedIn }: { onSignedIn: (user: SignedInUser) => void }) {
  const words = useTexts(accountTexts)
  return (
    <SignedOutPage title={words.title} subtitle={words.subtitle}>
      <SignInForm
        onSignedIn={onSignedIn}
        forgot={
          <Link
            to={paths.forgotPassword()}
            className="absolute -top-px right-0 rounded-sm text-sm font-[475] text-action-ink hover:underline max-md:-top-3 max-md:py-3"
          >
            {words.forgotLink}
          </Link>
        }
      />
    </SignedOutPage>
  )
}
