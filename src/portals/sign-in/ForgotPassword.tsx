import { ForgotForm } from '#accounts/screens/ForgotForm.tsx'
import { words } from '#accounts/words.ts'
import { BackToLogin } from './BackToLogin.tsx'
import { DoorPage } from './DoorPage.tsx'

export function ForgotPassword() {
  return (
    <DoorPage title={words.forgotTitle} subtitle={words.forgotLead}>
      <ForgotForm />
      <BackToLogin />
    </DoorPage>
  )
}
