import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import type { Credentials, SignedInUser } from '../../own-account.ts'
import { OwnCode } from '../../second-factor.ts'
import { secondFactorTexts } from '../../messages/second-factor.ts'
import { accountTexts } from '../../messages/index.ts'
import { CodeField } from './CodeField.tsx'
import { SignedOutForm } from '../SignedOutForm.tsx'
import { useSignIn } from '../queries.ts'

type Props = {
  credentials: () => Credentials
  onSignedIn: (user: SignedInUser) => void
  onBack: () => void
}

const linkClass =
  'inline-flex min-h-6 items-center gap-1.5 rounded-sm text-sm font-[525] text-action-ink hover:underline max-md:min-h-11'

/** The second step of signing in. Going back shows the input of the first step again. */
export function CodeStep({ credentials, onSignedIn, onBack }: Props) {
  const words = useTexts(secondFactorTexts)
  const [recovery, setRecovery] = useState(false)
  return (
    <CodeForm key={String(recovery)} recovery={recovery} credentials={credentials} onSignedIn={onSignedIn}>
      <div className="-my-1 flex flex-wrap items-center justify-between gap-x-4">
        <button type="button" className={linkClass} onClick={() => setRecovery(!recovery)}>
          {recovery ? words.byApp : words.byRecovery}
        </button>
        <button type="button" className={linkClass} onClick={onBack}>
          <ArrowLeft aria-hidden="true" size={15} />
          {words.back}
        </button>
      </div>
      {recovery ? <p className="text-sm text-ink-3">{words.lostBoth}</p> : null}
    </CodeForm>
  )
}

type FormProps = Omit<Props, 'onBack'> & { recovery: boolean; children: ReactNode }

function CodeForm({ recovery, credentials, onSignedIn, children }: FormProps) {
  const words = useTexts(secondFactorTexts)
  const accountWords = useTexts(accountTexts)
  const signIn = useSignIn()
  const form = useForm<OwnCode>({ resolver: useFormResolver(OwnCode), defaultValues: { code: '' } })
  const { error } = signIn
  useEffect(() => form.setFocus('code'), [form])
  useEffect(() => {
    if (error) form.setFocus('code', { shouldSelect: true })
  }, [error, form])
  return (
    <SignedOutForm
      onSubmit={form.handleSubmit(({ code }) =>
        signIn.mutate({ ...credentials(), code }, { onSuccess: (user) => user && onSignedIn(user) }),
      )}
      verb={words.verify}
      busy={signIn.isPending}
      busyText={words.verifying}
    >
      <div>
        <h2 className="text-17 leading-6 font-semibold">{recovery ? words.recoveryTitle : words.stepTitle}</h2>
        <p className="mt-1 wrap-anywhere text-ink-2">{words.stepLead(credentials().email)}</p>
      </div>
      {error ? (
        <Notice live tone="danger" title={accountWords.notSignedIn}>
          {error instanceof CallFailed && error.code === 'wrong_credentials' ? accountWords.checkBoth : error.message}
        </Notice>
      ) : null}
      <CodeField
        large
        digits={!recovery}
        label={recovery ? words.recoveryCode : words.appCode}
        hint={recovery ? words.recoveryHint : words.appCodeHint}
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      {children}
    </SignedOutForm>
  )
}
