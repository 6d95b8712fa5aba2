import { ActionConfirmation } from '#platform/ui/overlays/ActionConfirmation.tsx'
import type { Move } from '../contract.ts'
import { words } from '../messages/en.ts'
import { namesOf } from './names.ts'
import { useCancelMove, useUndoMove } from './queries.ts'

type Props = { cancelling: Move | null; undoing: Move | null; onClose: () => void }

/** Cancels a planned move, or undoes one that took effect. Beside the list, because the move leaves the list. */
export function MoveConfirmations({ cancelling, undoing, onClose }: Props) {
  const cancel = useCancelMove()
  const undo = useUndoMove()
  return (
    <>
      <ActionConfirmation
        subject={cancelling}
        onClose={onClose}
        onConfirm={(subject, then) => cancel.mutate(subject, then)}
        isBusy={cancel.isPending}
        words={{
          title: ({ tenants }) => words.cancelTitle(namesOf(tenants)),
          verb: words.cancelMove,
          cancel: words.keepMove,
          busy: words.cancelling,
          done: words.cancelled,
          failed: words.notCancelled,
        }}
      >
        {() => <p>{words.cancelHelp}</p>}
      </ActionConfirmation>
      <ActionConfirmation
        subject={undoing}
        onClose={onClose}
        onConfirm={(subject, then) => undo.mutate(subject, then)}
        isBusy={undo.isPending}
        words={{
          title: ({ tenants }) => words.undoTitle(namesOf(tenants)),
          verb: words.undoMove,
          cancel: words.keepMove,
          busy: words.undoing,
          done: words.undone,
          failed: words.notUndone,
        }}
      >
        {() => <p>{words.undoHelp}</p>}
      </ActionConfirmation>
    </>
  )
}
