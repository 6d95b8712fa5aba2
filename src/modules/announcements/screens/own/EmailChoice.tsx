import { Button } from '#platform/ui/display/Button.tsx'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { paths } from '#paths.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { announcementTexts } from '../../messages/index.ts'
import { useEmailChoice, useUnsubscribe } from './queries.ts'

/**
 * Unsubscribes by the link of an e-mail, with a button and without signing in. It shows nothing
 * about a person or a home.
 */
export function EmailChoice({ token }: { token: string }) {
  const texts = useTexts(announcementTexts).byMail
  const choice = useEmailChoice(token)
  const stop = useUnsubscribe(token)
  if (choice.error instanceof CallFailed && choice.error.code === 'bad_link')
    return (
      <Notice live tone="danger">
        {choice.error.message}
      </Notice>
    )
  if (!choice.data) return <Waiting on={choice} words={texts.loading} />
  const { enabled } = choice.data
  return (
    <div className="grid gap-4.5">
      <Notice live={stop.isSuccess} tone={enabled ? 'info' : 'success'}>
        {enabled ? texts.on : texts.off} {texts.always}
      </Notice>
      {stop.isError ? (
        <Notice live tone="danger">
          {texts.failed}
        </Notice>
      ) : null}
      {enabled ? (
        <Button
          variant="primary"
          size="large"
          full
          busy={stop.isPending}
          busyText={texts.saving}
          onClick={() => stop.mutate()}
        >
          {texts.turnOff}
        </Button>
      ) : null}
      <a
        href={paths.tenant({ tab: 'announcements' })}
        className={`${buttonClass({ variant: 'plain', size: 'large', full: true })} rounded-md!`}
      >
        {texts.portal}
      </a>
    </div>
  )
}
