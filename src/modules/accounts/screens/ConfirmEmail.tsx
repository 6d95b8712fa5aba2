import { Button } from '#platform/ui/display/Button.tsx'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { paths } from '#paths.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { emailAddressTexts } from '../messages/email.ts'
import { useConfirmEmail, useEmailToConfirm } from './email-queries.ts'

const isBadLink = (error: unknown) => error instanceof CallFailed && error.code === 'bad_link'

/** Opened by the link sent to a new address. Nothing changes until the button is pressed. */
export function ConfirmEmail({ token }: { token: string }) {
  const words = useTexts(emailAddressTexts)
  const emailQuery = useEmailToConfirm(token)
  const confirm = useConfirmEmail(token)
  if (confirm.data)
    return (
      <div className="grid gap-4.5">
        <Notice live tone="success">
          <span className="wrap-anywhere">{words.confirmed[confirm.data.purpose](confirm.data.email)}</span>
        </Notice>
        <ToPortal variant="primary" />
      </div>
    )
  if (isBadLink(emailQuery.error) || isBadLink(confirm.error))
    return (
      <div className="grid gap-4.5">
        <Notice live tone="danger">
          {words.badLink}
        </Notice>
        <ToPortal variant="plain" />
      </div>
    )
  if (!emailQuery.data) return <Waiting on={emailQuery} words={words.lookingUp} />
  const { purpose, email } = emailQuery.data
  return (
    <div className="grid gap-4.5">
      <p className="text-15 leading-5.5 wrap-anywhere">{words.question[purpose](email)}</p>
      <p className="text-ink-2">{words.consequence[purpose]}</p>
      {confirm.isError ? (
        <Notice live tone="danger">
          {words.notConfirmed} {confirm.error.message}
        </Notice>
      ) : null}
      <Button
        variant="primary"
        size="large"
        full
        className="rounded-md!"
        busy={confirm.isPending}
        busyText={words.confirming}
        onClick={() => confirm.mutate()}
      >
        {words.confirm}
      </Button>
    </div>
  )
}

const ToPortal = ({ variant }: { variant: 'primary' | 'plain' }) => {
  const words = useTexts(emailAddressTexts)
  return (
    <a href={paths.account()} className={`${buttonClass({ variant, size: 'large', full: true })} rounded-md!`}>
      {words.toPortal}
    </a>
  )
}
