import { useEffect, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormErrors } from '#platform/ui/forms/FormErrors.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { PasswordInput } from '#platform/ui/forms/PasswordInput.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { Credentials, type SignedInUser } from '../own-account.ts'
import { accountTexts } from '../messages/index.ts'
import { CodeStep } from './second-factor/CodeStep.tsx'
import { SignedOutForm } from './SignedOutForm.tsx'
import { OwnEmail } from './OwnEmail.tsx'
import { useSignIn } from './queries.ts'

const FormSchema = Credentials.extend({
  email: Credentials.shape.email.pipe(z.email({ error: fieldText((language) => accountTexts[language].badEmail) })),
})

type Props = {
  /** The address used for the previous sign-in. */
  email?: string
  onSignedIn: (user: SignedInUser) => void
  /** The link to password recovery, beside the password's label. */
  forgot?: ReactNode
}

export function SignInForm({ email = '', onSignedIn, forgot }: Props) {
  const words = useTexts(accountTexts)
  const signIn = useSignIn()
  const form = useForm<Credentials>({ resolver: useFormResolver(FormSchema), defaultValues: { email, password: '' } })
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
    <SignedOutForm
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
    </SignedOutForm>
  )
}

/** The password was correct and the account needs a code as well. */
const isHalfway = (error: unknown) => error instanceof CallFailed && error.code === 'second_factor_required'

function SignInProblem({ error }: { error: Error }) {
  const words = useTexts(accountTexts)
  const wrong = error instanceof CallFailed && error.status === 401
  return (
    <Notice live tone="danger" title={words.notSignedIn}>
      {wrong ? words.checkBoth : error.message}
    </Notice>
  )
}
