import { ForgotForm } from '#accounts/screens/ForgotForm.tsx'
import { words } from '#accounts/messages/index.ts'
import { BackToLogin } from './BackToLogin.tsx'
import { SignedOutPage } from './SignedOutPage.tsx'

export function ForgotPassword() {
  return (
    <SignedOutPage title={words.forgotTitle} subtitle={words.forgotLead}>
      <ForgotForm />
      <BackToLogin />
    </SignedOutPage>
  )
}
