import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ResetForm } from '#accounts/screens/ResetForm.tsx'
import { accountTexts } from '#accounts/messages/index.ts'
import { paths } from '#paths.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { linkToken } from '#platform/ui/data/link-token.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { BackToLogin } from './BackToLogin.tsx'
import { SignedOutPage } from './SignedOutPage.tsx'
import { useWelcome, Welcome } from './Welcome.tsx'

/** How long the success message is shown before the redirect to the sign-in page, in milliseconds. */
const redirectAfter = 3000

export function ResetPassword() {
  const words = useTexts(accountTexts)
  const token = linkToken()
  const invited = useWelcome(token)
  const [done, setDone] = useState<string | null>(null)
  const [isRejected, setRejected] = useState(false)
  if (done) return <Done message={done} />
  if (!token || isRejected) return <BadLink taken={isRejected} />
  if (invited.isLoading) return <SignedOutPage title={words.resetTitle}>{words.loading}</SignedOutPage>
  if (invited.data?.invited)
    return <Welcome token={token} {...invited.data.invited} onDone={setDone} onBadLink={() => setRejected(true)} />
  return (
    <SignedOutPage title={words.resetTitle}>
      <ResetForm token={token} onDone={setDone} onBadLink={() => setRejected(true)} />
      <BackToLogin />
    </SignedOutPage>
  )
}

/** The link has no token or an invalid one, so only another link helps. */
function BadLink({ taken }: { taken: boolean }) {
  const words = useTexts(accountTexts)
  const navigate = useNavigate()
  const another = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // The form that had the focus is gone.
    if (taken) another.current?.focus()
  }, [taken])
  return (
    <SignedOutPage title={words.resetTitle}>
      <Notice live tone="danger">
        {words.badLink}
      </Notice>
      {taken ? null : <p className="mt-3 text-sm text-ink-3">{words.reopenLink}</p>}
      <div className="mt-4.5 grid gap-2.5">
        <Button
          variant="primary"
          size="large"
          full
          className="rounded-md!"
          onClick={() => void navigate({ to: paths.login() })}
        >
          {words.backToLogin}
        </Button>
        <Link
          ref={another}
          to={paths.forgotPassword()}
          className={`${buttonClass({ size: 'large', full: true })} rounded-md!`}
        >
          {words.requestNewLink}
        </Link>
      </div>
    </SignedOutPage>
  )
}

function Done({ message }: { message: string }) {
  const words = useTexts(accountTexts)
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: paths.login(), replace: true }), redirectAfter)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <SignedOutPage title={words.resetDoneTitle}>
      <Notice live tone="success">
        {message} <span className="block">{words.redirecting}</span>
      </Notice>
      <p className="mt-4.5">
        <Link
          to={paths.login()}
          className={`${buttonClass({ variant: 'primary', size: 'large', full: true })} rounded-md!`}
        >
          {words.continueToLogin}
        </Link>
      </p>
    </SignedOutPage>
  )
}
