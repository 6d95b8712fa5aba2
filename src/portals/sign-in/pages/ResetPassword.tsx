import { shortestPassword } from '#accounts/choices.ts'
import { accountErrors } from '#accounts/messages/errors.ts'
import { accountTexts } from '#accounts/messages/index.ts'
import { paths } from '#paths.ts'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { BackToLogin } from '../BackToLogin.tsx'
import type { ContentOf } from '../content.ts'
import { Form, FormButton } from '../form/Form.tsx'
import { focusIf, InputField } from '../form/InputField.tsx'
import { Notice } from '../form/Notice.tsx'
import { Shown, View } from '../form/views.tsx'

/** Sets a new password, or the first one of an invited person. */
export function ResetPassword({ link, invited, form }: ContentOf<'reset'>) {
  const words = useTexts(accountTexts)
  if (link === 'done') return <Done />
  if (link !== 'open') return <BadLink isMissing={link === 'missing'} />
  return (
    <>
      <Shown>
        <PasswordForm isInvited={invited !== null} form={form} />
      </Shown>
      <View name="done" title={words.resetDoneTitle}>
        <Done />
      </View>
      <View name="bad" title={words.resetTitle}>
        <BadLink isMissing={false} />
      </View>
    </>
  )
}

function PasswordForm({ isInvited, form }: { isInvited: boolean; form: ContentOf<'reset'>['form'] }) {
  const words = useTexts(accountTexts)
  const errors = useTexts(accountErrors)
  return (
    <>
      <Form
        name={isInvited ? 'welcome' : 'reset'}
        state={form}
        labels={{ newPassword: words.newPassword, confirmed: words.confirmPassword }}
      >
        <InputField
          name="newPassword"
          type="password"
          label={words.newPassword}
          hint={words.passwordHint}
          autoComplete="new-password"
          autoCapitalize="none"
          error={form.errors.newPassword}
          missing={errors.noNewPassword}
          bad={errors.shortPassword}
          minLength={shortestPassword}
        />
        <InputField
          name="confirmed"
          type="password"
          label={words.confirmPassword}
          autoComplete="new-password"
          autoCapitalize="none"
          error={form.errors.confirmed}
          bad={words.noMatch}
        />
        <FormButton busyText={isInvited ? words.choosingPassword : words.resetting} needsAll={words.enterBothPasswords}>
          {isInvited ? words.choosePassword : words.reset}
        </FormButton>
      </Form>
      {isInvited ? null : <BackToLogin />}
    </>
  )
}

/** The link has no token or an invalid one, so only another link helps. */
function BadLink({ isMissing }: { isMissing: boolean }) {
  const words = useTexts(accountTexts)
  return (
    <>
      <Notice tone="danger">{words.badLink}</Notice>
      {isMissing ? <p className="mt-3 text-sm text-ink-3">{words.reopenLink}</p> : null}
      <div className="mt-4.5 grid gap-2.5">
        <a
          href={paths.login()}
          role="button"
          className={`${buttonClass({ variant: 'primary', size: 'large', full: true })} rounded-md!`}
        >
          {words.backToLogin}
        </a>
        <a
          href={paths.forgotPassword()}
          {...focusIf(!isMissing)}
          className={`${buttonClass({ size: 'large', full: true })} rounded-md!`}
        >
          {words.requestNewLink}
        </a>
      </div>
    </>
  )
}

function Done() {
  const words = useTexts(accountTexts)
  return (
    <>
      <Notice tone="success">
        {words.resetDone} <span className="block">{words.redirecting}</span>
      </Notice>
      <p className="mt-4.5">
        <a
          href={paths.login()}
          data-redirect=""
          className={`${buttonClass({ variant: 'primary', size: 'large', full: true })} rounded-md!`}
        >
          {words.continueToLogin}
        </a>
      </p>
    </>
  )
}
