import { Button } from '#platform/ui/display/Button.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { ownRequestTexts } from '../messages/index.ts'

/** What was typed stays, and can be sent again. */
export function NotSent({
  busy,
  message,
  onRetry,
}: {
  busy: boolean
  message: string | undefined
  onRetry: () => void
}) {
  const texts = useTexts(ownRequestTexts)
  const words = useTexts(requestTexts)
  return (
    <Notice
      live
      tone="danger"
      title={`${texts.notSent}.`}
      action={
        <Button size="small" busy={busy} onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {message}
    </Notice>
  )
}
