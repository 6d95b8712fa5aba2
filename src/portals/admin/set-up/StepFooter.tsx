import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from '#platform/ui/navigation/Link.tsx'
import { isConfirmable, type SetUpStepKey } from '#set-up-guide/choices.ts'
import type { SetUpStep } from '#set-up-guide/contract.ts'
import { useChangeGuide } from '#set-up-guide/screens/queries.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { guideTexts as words } from './messages/guide.ts'

type Props = { steps: readonly SetUpStep[]; current: SetUpStep; onGo: (step: SetUpStepKey) => void }

/** To the step before and the next one. A step whose settings need no change is confirmed here. */
export function StepFooter({ steps, current, onGo }: Props) {
  const { key, state } = current
  const confirm = useChangeGuide()
  const at = steps.findIndex((step) => step.key === key)
  const [before, next] = [steps[at - 1], steps[at + 1]]
  const goOn = () => next && onGo(next.key)
  const confirmable = isConfirmable(key) && state !== 'done' ? key : null
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line pt-4">
      {before ? (
        <Button className="mr-auto" onClick={() => onGo(before.key)}>
          {words.back}
        </Button>
      ) : null}
      {confirmable ? (
        <Button
          variant="primary"
          busy={confirm.isPending}
          onClick={() =>
            confirm.mutate(
              { confirmedStep: confirmable },
              { onSuccess: goOn, onError: (error) => toast.failure(words.notSaved, error.message) },
            )
          }
        >
          {words.confirm[confirmable]}
        </Button>
      ) : null}
      {next ? (
        <Button variant={confirmable ? 'outlined' : 'primary'} onClick={goOn}>
          {confirmable ? words.skip : words.next}
          <ArrowRight aria-hidden="true" size={16} />
        </Button>
      ) : (
        <Link to="/admin" search={{}} className={buttonClass({ variant: 'primary' })}>
          {words.toOverview}
        </Link>
      )}
    </div>
  )
}
