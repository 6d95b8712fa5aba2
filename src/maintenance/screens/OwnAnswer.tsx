import { toast } from '#platform/screens/toast.ts'
import type { OwnRequest } from '../own-contract.ts'
import { words } from '../words.ts'
import { MendedForm } from './MendedForm.tsx'
import { useConfirmOwn, useReopenOwn } from './own-queries.ts'
import type { Formats } from './use-formats.ts'

const said = words.answer
type Props = { request: OwnRequest; formats: Formats; onTyped: (typed: boolean) => void }

/** Asks the resident whether completed work is as it should be; nothing once that is answered. */
export function OwnAnswer({ request, formats, onTyped }: Props) {
  const confirm = useConfirmOwn(request.id)
  const reopen = useReopenOwn(request.id)
  if (request.answerBy === null) return null
  const yes = () =>
    confirm.mutate(undefined, {
      onSuccess: () => toast.success(said.confirmedToast),
      onError: (error) => toast.failure(said.failed, error.message, { retry: yes }),
    })
  const no = (why: string) =>
    reopen.mutate(why, {
      onSuccess: () => toast.success(said.reopenedToast),
      onError: (error) => toast.failure(said.failed, error.message, { retry: () => no(why) }),
    })
  return (
    <section aria-labelledby="own-answer" className="rounded-lg bg-sunken px-4 py-3.5">
      <h3 id="own-answer" className="font-[575]">
        {said.title}
      </h3>
      <p className="mt-0.5 mb-3 text-sm text-ink-2">{said.until(formats.date(request.answerBy))}</p>
      <MendedForm
        busy={confirm.isPending ? 'yes' : reopen.isPending ? 'no' : null}
        onYes={yes}
        onNo={no}
        onTyped={onTyped}
      />
    </section>
  )
}
