import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ResetForm } from '#accounts/screens/ResetForm.tsx'
import { words } from '#accounts/words.ts'
import { paths } from '#paths.ts'
import { Button } from '#platform/screens/Button.tsx'
import { buttonClass } from '#platform/screens/button-class.ts'
import { Notice } from '#platform/screens/Notice.tsx'
import { BackToLogin } from './BackToLogin.tsx'
import { DoorPage } from './DoorPage.tsx'

/** How long the good news stands before the sign-in page follows by itself. */
const redirectAfter = 3000

export function ResetPassword() {
  const { token } = useSearch({ from: '/reset-password' })
  const [done, setDone] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  if (done) return <Done message={done} />
  if (!token || isRefused) return <BadLink taken={isRefused} />
  return (
    <DoorPage title={words.resetTitle}>
      <ResetForm token={token} onDone={setDone} onBadLink={() => setRefused(true)} />
      <BackToLogin />
    </DoorPage>
  )
}

/** No token, or one that opens nothing: no password can help here, only another link. */
function BadLink({ taken }: { taken: boolean }) {
  const navigate = useNavigate()
  const another = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // The form that held the focus is gone.
    if (taken) another.current?.focus()
  }, [taken])
  return (
    <DoorPage title={words.resetTitle}>
      <Notice live tone="danger">
        {words.badLink}
      </Notice>
      <div className="mt-[18px] grid gap-2.5">
        <Button
          look="primary"
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
          {words.askNewLink}
        </Link>
      </div>
    </DoorPage>
  )
}

function Done({ message }: { message: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: paths.login(), replace: true }), redirectAfter)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <DoorPage title={words.resetDoneTitle}>
      <Notice live tone="success">
        {message} <span className="block">{words.redirecting}</span>
      </Notice>
      <p className="mt-[18px]">
        <Link
          to={paths.login()}
          className={`${buttonClass({ look: 'primary', size: 'large', full: true })} rounded-md!`}
        >
          {words.continueToLogin}
        </Link>
      </p>
    </DoorPage>
  )
}
