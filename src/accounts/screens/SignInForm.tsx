import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { CallFailed } from '#platform/screens/call-failed.ts'
import { Field } from '#platform/screens/Field.tsx'
import { FormErrors } from '#platform/screens/FormErrors.tsx'
import { Notice } from '#platform/screens/Notice.tsx'
import { PasswordInput } from '#platform/screens/PasswordInput.tsx'
import { Credentials, type SignedInUser } from '../own-account.ts'
import { words } from '../words.ts'
import { CodeStep } from './CodeStep.tsx'
import { DoorForm } from './DoorForm.tsx'
import { OwnEmail } from './OwnEmail.tsx'
import { useSignIn } from './queries.ts'

const Typed = Credentials.extend({ email: Credentials.shape.email.pipe(z.email(words.badEmail)) })

type Props = {
  /** The address the person signed in with before. */
  email?: string
  onSignedIn: (user: SignedInUser) => void
  /** The link to recovery; it stands beside the password's label. */
  forgot?: ReactNode
}

export function SignInForm({ email = '', onSignedIn, forgot }: Props) {
  const signIn = useSignIn()
  const form = useForm<Credentials>({ resolver: zodResolver(Typed), defaultValues: { email, password: '' } })
  const { errors } = form.formState
  const [step, setStep] = useState<'password' | 'code'>('password')
  const error = isHalfway(signIn.error) ? null : signIn.error
  useEffect(() => {
    if (email !== '') form.setFocus('password')
  }, [email, form])
  useEffect(() => {
    if (error) form.setFocus('password', { shouldSelect: true })
  }, [error, form])

  if (step === 'code')
    return <CodeStep credentials={form.getValues} onSignedIn={onSignedIn} onBack={() => setStep('password')} />
  return (
    <DoorForm
      onSubmit={form.handleSubmit((credentials) =>
        signIn.mutate(credentials, {
          onSuccess: (user) => user && onSignedIn(user),
          onError: (problem) => isHalfway(problem) && setStep('code'),
        }),
      )}
      verb={words.signIn}
      busy={signIn.isPending}
      busyText={words.signingIn}
    >
      {error ? <SignInProblem error={error} /> : null}
      <FormErrors form={form} labels={{ email: words.email, password: words.password }} title={words.pleaseCheck} />
      <OwnEmail error={errors.email?.message} {...form.register('email')} />
      <div className="relative">
        <Field label={words.password} error={errors.password?.message}>
          <PasswordInput large {...form.register('password')} />
        </Field>
        {forgot}
      </div>
    </DoorForm>
  )
}

/** The password was right, and a code is wanted besides. */
const isHalfway = (error: unknown) => error instanceof CallFailed && error.code === 'second_factor_required'

function SignInProblem({ error }: { error: Error }) {
  const wrong = error instanceof CallFailed && error.status === 401
  return (
    <Notice live tone="danger" title={words.notSignedIn}>
      {wrong ? words.checkBoth : error.message}
    </Notice>
  )
}
