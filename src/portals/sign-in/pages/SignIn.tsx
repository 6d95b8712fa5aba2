import ArrowLeft from 'lucide-react/icons/arrow-left'
import { accountErrors } from '#accounts/messages/errors.ts'
import { accountTexts } from '#accounts/messages/index.ts'
import { secondFactorTexts } from '#accounts/messages/second-factor.ts'
import { paths } from '#paths.ts'
import type { Role } from '#platform/roles.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import type { ContentOf } from '../content.ts'
import { Form, FormButton } from '../form/Form.tsx'
import { InputField } from '../form/InputField.tsx'
import { View } from '../form/views.tsx'
import { EmailField } from './EmailField.tsx'

const linkClass =
  'inline-flex min-h-6 items-center gap-1.5 rounded-sm text-sm font-[525] text-action-ink hover:underline max-md:min-h-11'

/** Password first, then a code where the account needs one. `admitted` are the roles for which this address opens afterwards. */
export function SignIn({ form, step, admitted }: ContentOf<'sign-in'> & { admitted: readonly Role[] }) {
  const words = useTexts(accountTexts)
  return (
    <Form
      name="sign-in"
      state={form}
      problemTitle={words.notSignedIn}
      {...(step.name === 'password' ? { labels: { email: words.email, password: words.password } } : {})}
    >
      <span hidden data-wrong={words.checkBoth} data-admitted={admitted.join(' ')} />
      {step.name === 'password' ? <PasswordStep form={form} /> : <PostedCodeStep form={form} step={step} />}
    </Form>
  )
}

function PasswordStep({ form: { values, errors, problem } }: Pick<ContentOf<'sign-in'>, 'form'>) {
  const words = useTexts(accountTexts)
  const schemaErrors = useTexts(accountErrors)
  return (
    <>
      <div data-step="password" className="grid gap-4.5">
        <EmailField value={values.email} error={errors.email} />
        <InputField
          name="password"
          type="password"
          label={words.password}
          autoComplete="current-password"
          autoCapitalize="none"
          error={errors.password}
          missing={schemaErrors.noPassword}
          hasFocus={problem !== null}
        >
          <a
            href={paths.forgotPassword()}
            className="absolute -top-px right-0 rounded-sm text-sm font-[475] text-action-ink hover:underline max-md:-top-3 max-md:py-3"
          >
            {words.forgotLink}
          </a>
        </InputField>
        <FormButton busyText={words.signingIn}>{words.signIn}</FormButton>
      </div>
      <View name="app">
        <CodeStep isRecovery={false} />
      </View>
      <View name="recovery">
        <CodeStep isRecovery />
      </View>
    </>
  )
}

/** The second step, which the script shows with the address that was typed. */
function CodeStep({ isRecovery }: { isRecovery: boolean }) {
  const words = useTexts(secondFactorTexts)
  return (
    <div data-step="code" className="grid gap-4.5">
      <CodeHeading title={isRecovery ? words.recoveryTitle : words.stepTitle} email="{email}" />
      <CodeField isApp={!isRecovery} error={undefined} />
      <FormButton busyText={words.verifying}>{words.verify}</FormButton>
      <div className="-my-1 flex flex-wrap items-center justify-between gap-x-4">
        <button type="button" className={linkClass} data-action={isRecovery ? 'app' : 'recovery'}>
          {isRecovery ? words.byApp : words.byRecovery}
        </button>
        <button type="button" className={linkClass} data-action="back">
          <ArrowLeft aria-hidden="true" size={15} />
          {words.back}
        </button>
      </div>
      {isRecovery ? <p className="text-sm text-ink-3">{words.lostBoth}</p> : null}
    </div>
  )
}

/** The second step without scripts; either code is accepted. */
function PostedCodeStep({
  form: { errors },
  step: { email, sealed },
}: {
  form: ContentOf<'sign-in'>['form']
  step: { email: string; sealed: string }
}) {
  const words = useTexts(secondFactorTexts)
  return (
    <div className="grid gap-4.5">
      <CodeHeading title={words.stepTitle} email={email} />
      <input type="hidden" name="sealed" value={sealed} />
      <CodeField error={errors.code} />
      <FormButton busyText={words.verifying}>{words.verify}</FormButton>
      <p className="text-sm text-ink-3">{words.lostBoth}</p>
      <p className="-my-1">
        <a href={paths.login()} className={linkClass}>
          <ArrowLeft aria-hidden="true" size={15} />
          {words.back}
        </a>
      </p>
    </div>
  )
}

function CodeHeading({ title, email }: { title: string; email: string }) {
  const words = useTexts(secondFactorTexts)
  return (
    <div>
      <h2 className="text-17 leading-6 font-semibold">{title}</h2>
      <p data-lead="" className="mt-1 wrap-anywhere text-ink-2">
        {words.stepLead(email)}
      </p>
    </div>
  )
}

function CodeField({ isApp, error }: { isApp?: boolean; error: string | undefined }) {
  const words = useTexts(secondFactorTexts)
  const [label, hint] =
    isApp === undefined
      ? [words.anyCode, words.recoveryHint]
      : isApp
        ? [words.appCode, words.appCodeHint]
        : [words.recoveryCode, words.recoveryHint]
  return (
    <InputField
      name="code"
      label={label}
      hint={hint}
      error={error}
      missing={words.enterCode}
      hasFocus
      inputMode={isApp ? 'numeric' : 'text'}
      autoComplete={isApp === false ? 'off' : 'one-time-code'}
      autoCapitalize={isApp ? 'none' : 'characters'}
      autoCorrect="off"
      maxLength={40}
      className="tabular tracking-[0.06em]"
    />
  )
}
