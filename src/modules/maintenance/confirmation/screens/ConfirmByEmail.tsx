import { buttonClass } from '#platform/ui/display/button-class.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { paths } from '#paths.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import type { Confirmation } from '../contract.ts'
import { confirmationTexts } from '../messages/index.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { ConfirmationForm } from './ConfirmationForm.tsx'
import { useConfirm, useConfirmation } from '../../resident/screens/queries.ts'
import { useFormats } from '../../requests/screens/use-formats.ts'

/** Answers the question of an e-mail's link without signing in. It shows nothing about a person or a home. */
export function ConfirmByEmail({ token }: { token: string }) {
  const texts = useTexts(confirmationTexts)
  const confirmation = useConfirmation(token)
  const answer = useConfirm(token)
  const formats = useFormats('portal')
  // A lost connection or a busy server says nothing about the link: what was typed stays, and is sent again.
  if (confirmation.error instanceof CallFailed && confirmation.error.code === 'bad_link')
    return <Ended tone="danger">{confirmation.error.message}</Ended>
  if (!confirmation.data) return <Waiting on={confirmation} words={texts.loading} />
  const { state } = confirmation.data
  if (state !== 'waiting')
    return <Ended tone={state === 'closed' || state === 'over' ? 'info' : 'success'}>{texts[state]}</Ended>
  const pendingAnswer = answer.isPending ? (answer.variables === null ? 'yes' : 'no') : null
  return (
    <div className="grid gap-4.5">
      <ConfirmationText
        confirmation={confirmation.data}
        day={confirmation.data.confirmBy === null ? null : formats.date(confirmation.data.confirmBy)}
      />
      {answer.isError ? (
        <Notice live tone="danger">
          {answer.error instanceof CallFailed ? answer.error.message : texts.failed}
        </Notice>
      ) : null}
      <ConfirmationForm
        full
        busy={pendingAnswer}
        onYes={() => answer.mutate(null)}
        onNo={(reason) => answer.mutate(reason)}
      />
    </div>
  )
}

function ConfirmationText({ confirmation, day }: { confirmation: Confirmation; day: string | null }) {
  const texts = useTexts(confirmationTexts)
  const words = useTexts(requestTexts)
  return (
    <div>
      <p className="text-15 leading-5.5">{texts.about(confirmation.number, words.category[confirmation.category])}</p>
      {day === null ? null : <p className="mt-1.5 text-sm text-ink-3">{texts.until(day)}</p>}
    </div>
  )
}

function Ended({ tone, children }: { tone: 'success' | 'info' | 'danger'; children: string }) {
  const texts = useTexts(confirmationTexts)
  return (
    <div className="grid gap-4.5">
      <Notice live tone={tone}>
        {children}
      </Notice>
      <a
        href={paths.tenant({ tab: 'maintenance' })}
        className={`${buttonClass({ variant: 'primary', size: 'large', full: true })} rounded-md!`}
      >
        {texts.portal}
      </a>
    </div>
  )
}
