import { emailAddressTexts } from '#accounts/messages/email.ts'
import { PendingEmail } from '#platform/ui/display/PendingEmail.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { type OwnEmailField, ownEmailFields } from '../choices.ts'
import type { OwnProfile } from '../resident.ts'
import { useCancelOwnEmail, useResendOwnLink } from './own-queries.ts'

/** A resident's new addresses that are not confirmed yet. */
export function PendingOwnEmails({ profile }: { profile: OwnProfile }) {
  const waiting = ownEmailFields.flatMap((field) => {
    const email = field === 'emailPrimary' ? profile.pendingEmailPrimary : profile.pendingEmailSecondary
    return email === null ? [] : [{ field, email }]
  })
  return waiting.map(({ field, email }) => <Pending key={field} profile={profile} field={field} email={email} />)
}

function Pending({ profile, field, email }: { profile: OwnProfile; field: OwnEmailField; email: string }) {
  const emailWords = useTexts(emailAddressTexts)
  const resend = useResendOwnLink(profile)
  const cancel = useCancelOwnEmail(profile)
  return (
    <PendingEmail
      email={email}
      words={emailWords}
      resending={resend}
      cancelling={cancel}
      onResend={() => resend.mutate(field)}
      onCancel={() => cancel.mutate(field)}
    />
  )
}
