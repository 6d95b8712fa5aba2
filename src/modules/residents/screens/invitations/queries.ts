import { useQuery } from '@tanstack/react-query'
import { call, callPage } from '#platform/ui/data/call.ts'
import { words as undoWords } from '#undo/messages/en.ts'
import { createOperation } from '#platform/ui/data/operation.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { invitationWords as words } from '../../messages/invitations.ts'
import { type InvitationInput, invitations } from '../../invitation-contract.ts'
import { maxInvited } from '../../choices.ts'
import { residents } from '../../contract.ts'

const topic = 'residents'
/** The state follows the e-mail, too. */
const meta = { topics: ['accounts', 'occupancy', 'outbox'] }

export const useInvitationFigures = () =>
  useQuery({
    queryKey: [topic, 'invitations', 'figures'],
    queryFn: ({ signal }) => call(invitations.figures, { signal }),
    meta,
  })

/** Residents who have never signed in, by name; at most as many as can be chosen at once. */
export const useInvitable = (enabled: boolean) =>
  useQuery({
    queryKey: [topic, 'invitations', 'people'],
    queryFn: ({ signal }) =>
      callPage(residents.list, { query: { invitation: 'invitable', sort: 'name', limit: maxInvited }, signal }),
    enabled,
    meta,
  })

export function useInvite() {
  const create = useCreate(
    ({ body, operation }: { body: InvitationInput; operation: string }, idempotencyKey) =>
      call(invitations.send, { body, query: { operation }, idempotencyKey }),
    (cache) => cache.invalidateQueries({ queryKey: [topic] }),
  )
  const undo = useUndo(topic)
  const invite = (body: InvitationInput, onSent?: () => void) => {
    const operation = createOperation()
    create.mutate(
      { body, operation },
      {
        onSuccess: ({ sent, skipped }) => {
          onSent?.()
          const others = skipped > 0 ? words.skipped(skipped) : undefined
          const line = [others, undoWords.emailsWait].filter(Boolean).join(' ')
          if (sent > 0) toast.success(words.sent(sent), line, { undo: undo(operation) })
          else toast.info(others ?? words.nobody)
        },
        onError: (error) => toast.failure(words.notSent, error.message),
      },
    )
  }
  return { invite, isPending: create.isPending }
}
