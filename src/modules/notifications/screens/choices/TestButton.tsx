import Send from 'lucide-react/icons/send'
import { useTexts } from '#platform/ui/data/language.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { notificationTexts } from '../../messages/index.ts'
import { useSendTest } from '../queries.ts'

/** Sends the person a test through every channel that reaches them. */
export function TestButton() {
  const { test: words, account } = useTexts(notificationTexts)
  const test = useSendTest()
  return (
    <Button
      icon={Send}
      busy={test.isPending}
      onClick={() =>
        test.mutate(undefined, {
          onSuccess: ({ channels }) =>
            toast.success(words.sent, channels.map((channel) => account.channels[channel]).join(', ')),
          onError: (error) => toast.failure(words.notSent, error.message),
        })
      }
    >
      {words.send}
    </Button>
  )
}
