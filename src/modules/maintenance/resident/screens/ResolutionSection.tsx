import { toast } from '#platform/ui/feedback/toast.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import type { NewReopening, OwnRequest } from '../contract.ts'
import { confirmationTexts } from '../../confirmation/messages/index.ts'
import { ConfirmationForm } from '../../confirmation/screens/ConfirmationForm.tsx'
import { useConfirmOwn, useReopenOwn } from './queries.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'

type Props = { request: OwnRequest; formats: Formats; isAnswering: boolean; onTyped: (typed: boolean) => void }

/** Asks the resident whether completed work is fixed; nothing after the answer. */
export function ResolutionSection({ request, formats, isAnswering, onTyped }: Props) {
  const texts = useTexts(confirmationTexts)
  const confirm = useConfirmOwn(request.id)
  const reopen = useReopenOwn(request.id)
  if (request.confirmBy === null) return null
  const yes = () =>
    confirm.mutate(undefined, {
      onSuccess: () => toast.success(texts.confirmedToast),
      onError: (error) => toast.failure(texts.failed, error.message, { retry: yes }),
    })
  const no = (reason: NewReopening) =>
    reopen.mutate(reason, {
      onSuccess: () => toast.success(texts.reopenedToast),
      onError: (error) => toast.failure(texts.failed, error.message, { retry: () => no(reason) }),
    })
  return (
    <section aria-labelledby="own-answer" className="rounded-lg bg-sunken px-4 py-3.5">
      <h3 id="own-answer" className="font-[575]">
        {texts.title}
      </h3>
      <p className="mt-0.5 mb-3 text-sm text-ink-2">{texts.until(formats.date(request.confirmBy))}</p>
      <ConfirmationForm
        busy={confirm.isPending ? 'yes' : reopen.isPending ? 'no' : null}
        onYes={yes}
        onNo={no}
        isAnsweredNo={isAnswering}
        onTyped={onTyped}
      />
    </section>
  )
}
