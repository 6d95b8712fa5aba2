import type { EmailToConfirm } from '#accounts/email-contract.ts'
import { emailAddressTexts } from '#accounts/messages/email.ts'
import { paths } from '#paths.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { emptyForm, type ContentOf } from '../content.ts'
import { Form, FormButton } from '../form/Form.tsx'
import { Notice } from '../form/Notice.tsx'
import { Shown, View } from '../form/views.tsx'
import { LinkToPortal } from './LinkToPortal.tsx'

/** The page that the e-mail to a new address opens. Nothing changes until the button is pressed. */
export function ConfirmEmail(content: ContentOf<'confirm-email'>) {
  const words = useTexts(emailAddressTexts)
  if (!('change' in content))
    return content.link === 'bad' ? <BadLink /> : <Notice tone="danger">{words.noLink}</Notice>
  const { change, problem } = content
  if (content.link === 'done') return <Confirmed change={change} />
  return (
    <>
      <Shown>
        <div className="grid gap-4.5">
          <p className="text-15 leading-5.5 wrap-anywhere">{words.question[change.purpose](change.email)}</p>
          <p className="text-ink-2">{words.consequence[change.purpose]}</p>
          <Form name="confirm-email" state={{ ...emptyForm, problem }} problemTitle={words.notConfirmed}>
            <FormButton busyText={words.confirming}>{words.confirm}</FormButton>
          </Form>
        </div>
      </Shown>
      <View name="done">
        <Confirmed change={change} />
      </View>
      <View name="bad">
        <BadLink />
      </View>
    </>
  )
}

function Confirmed({ change: { purpose, email } }: { change: EmailToConfirm }) {
  const words = useTexts(emailAddressTexts)
  return (
    <div className="grid gap-4.5">
      <Notice tone="success">
        <span className="wrap-anywhere">{words.confirmed[purpose](email)}</span>
      </Notice>
      <LinkToPortal href={paths.account()} isMain>
        {words.toPortal}
      </LinkToPortal>
    </div>
  )
}

function BadLink() {
  const words = useTexts(emailAddressTexts)
  return (
    <div className="grid gap-4.5">
      <Notice tone="danger">{words.badLink}</Notice>
      <LinkToPortal href={paths.account()} isMain={false}>
        {words.toPortal}
      </LinkToPortal>
    </div>
  )
}
