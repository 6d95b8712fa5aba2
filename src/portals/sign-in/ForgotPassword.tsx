import { ForgotForm } from '#accounts/screens/ForgotForm.tsx'
import { accountTexts } from '#accounts/messages/index.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { BackToLogin } from './BackToLogin.tsx'
import { SignedOutPage } from './SignedOutPage.tsx'

export function ForgotPassword() {
  const words = useTexts(accountTexts)
  return (
    <SignedOutPage title={words.forgotTitle} subtitle={words.forgotLead}>
      <ForgotForm />
      <BackToLogin />
    </SignedOutPage>
  )
}
