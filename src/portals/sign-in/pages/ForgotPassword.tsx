import { accountTexts } from '#accounts/messages/index.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { BackToLogin } from '../BackToLogin.tsx'
import type { ContentOf } from '../content.ts'
import { Form, FormButton } from '../form/Form.tsx'
import { Notice } from '../form/Notice.tsx'
import { EmailField } from './EmailField.tsx'

export function ForgotPassword({ form, isSent }: ContentOf<'forgot'>) {
  const words = useTexts(accountTexts)
  return (
    <>
      <Form name="forgot" state={form}>
        <Notice tone="success" slot="sent" hidden={!isSent}>
          {words.linkSent} <span className="block">{words.openLink}</span>
        </Notice>
        <EmailField value={form.values.email} error={form.errors.email} />
        <FormButton busyText={words.sending} needsAll={words.enterEmail}>
          {words.sendLink}
        </FormButton>
      </Form>
      <BackToLogin />
    </>
  )
}
