import ThumbsUp from 'lucide-react/icons/thumbs-up'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import { Button } from '#platform/ui/display/Button.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import type { OwnRequest } from '../../resident/contract.ts'
import { confirmationTexts } from '../messages/index.ts'
import { useConfirmOwn } from '../../resident/screens/queries.ts'

const whyFailed = (error: unknown) => (error instanceof Error ? error.message : undefined)

/** Yes is one press; No opens the dialog with the field for what is still wrong. */
export function ResolutionPrompt({
  request,
  onNo,
  onDone,
}: {
  request: OwnRequest
  onNo: () => void
  onDone: () => void
}) {
  const texts = useTexts(confirmationTexts)
  const confirm = useConfirmOwn(request.id)
  // Awaited here: the response removes the question, and callbacks of the mutation would not run after unmounting.
  const yes = async () => {
    try {
      await confirm.mutateAsync()
      toast.success(texts.confirmedToast)
      onDone()
    } catch (error) {
      toast.failure(texts.failed, whyFailed(error), { retry: () => void yes() })
    }
  }
  return (
    <div
      role="group"
      aria-label={texts.title}
      className="mt-2.5 flex flex-wrap items-center justify-between gap-2.5 rounded-md bg-sunken px-3 py-2"
    >
      <span className="flex items-center gap-2 text-sm font-[525]">
        <UserRoundCheck aria-hidden="true" size={15} />
        {texts.title}
      </span>
      <span className="flex flex-wrap gap-1.5 max-md:w-full max-md:[&>*]:flex-1">
        <Button size="small" variant="primary" icon={ThumbsUp} busy={confirm.isPending} onClick={() => void yes()}>
          {texts.yes}
        </Button>
        <Button size="small" onClick={onNo}>
          {texts.no}
        </Button>
      </span>
    </div>
  )
}
