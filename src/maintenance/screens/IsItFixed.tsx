import { ThumbsUp, UserRoundCheck } from 'lucide-react'
import { Button } from '#platform/screens/Button.tsx'
import { toast } from '#platform/screens/toast.ts'
import type { OwnRequest } from '../own-contract.ts'
import { words } from '../words.ts'
import { useConfirmOwn } from './own-queries.ts'

const said = words.answer
const whyFailed = (error: unknown) => (error instanceof Error ? error.message : undefined)

/** Yes is one press; no leads to where the reason is written. */
export function IsItFixed({ request, onNo, onDone }: { request: OwnRequest; onNo: () => void; onDone: () => void }) {
  const confirm = useConfirmOwn(request.id)
  // Waited for here: with the answer the question goes, and what hangs on the call would not be told.
  const yes = async () => {
    try {
      await confirm.mutateAsync()
      toast.success(said.confirmedToast)
      onDone()
    } catch (error) {
      toast.failure(said.failed, whyFailed(error), { retry: () => void yes() })
    }
  }
  return (
    <div
      role="group"
      aria-label={said.title}
      className="mt-2.5 flex flex-wrap items-center justify-between gap-2.5 rounded-[8px] bg-sunken px-3 py-2"
    >
      <span className="flex items-center gap-2 text-sm font-[525]">
        <UserRoundCheck aria-hidden="true" size={15} />
        {said.title}
      </span>
      <span className="flex gap-1.5 max-md:w-full max-md:[&>*]:flex-1">
        <Button size="small" look="primary" icon={ThumbsUp} busy={confirm.isPending} onClick={() => void yes()}>
          {said.yes}
        </Button>
        <Button size="small" onClick={onNo}>
          {said.no}
        </Button>
      </span>
    </div>
  )
}
