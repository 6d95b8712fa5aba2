import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { PendingEmail } from '#platform/ui/display/PendingEmail.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { emailAddressTexts } from '../messages/email.ts'
import { ChangeSignInAddress } from './ChangeSignInAddress.tsx'
import { useCancelEmail, useResendEmail } from './email-queries.ts'
import { useOwnAccount } from './queries.ts'

/** The address a person signs in with, and the dialog that changes it. */
export function SignInAddressCard() {
  const words = useTexts(emailAddressTexts)
  const account = useOwnAccount()
  const [changing, setChanging] = useState(false)
  return (
    <Card title={words.title}>
      {account.data ? (
        <div className="grid justify-items-start gap-3.5">
          <p className="text-ink-2 wrap-anywhere">
            {words.present(account.data.email)} {account.data.pendingEmail ? null : words.why}
          </p>
          {account.data.pendingEmail ? <Pending email={account.data.pendingEmail} /> : null}
          <Button onClick={() => setChanging(true)}>{words.change}</Button>
          <ChangeSignInAddress open={changing} email={account.data.email} onClose={() => setChanging(false)} />
        </div>
      ) : (
        <Waiting on={account} words={words.loading} />
      )}
    </Card>
  )
}

function Pending({ email }: { email: string }) {
  const words = useTexts(emailAddressTexts)
  const resend = useResendEmail()
  const cancel = useCancelEmail()
  return (
    <PendingEmail
      email={email}
      words={words}
      resending={resend}
      cancelling={cancel}
      onResend={() => resend.mutate()}
      onCancel={() => cancel.mutate()}
    />
  )
}
