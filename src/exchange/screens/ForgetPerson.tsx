import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/screens/call.ts'
import { Confirmation } from '#platform/screens/Confirmation.tsx'
import { toast } from '#platform/screens/toast.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { personCalls } from '../person-calls.ts'
import { ownWords } from '../own-words.ts'
import { words } from '../words.ts'

type Props = { userId: string; name: string; open: boolean; onClose: () => void }

/** Asks once more, with what the law keeps, and then erases. */
export function ForgetPerson({ userId, name, open, onClose }: Props) {
  const cache = useQueryClient()
  const holds = useQuery({
    queryKey: ['residents', 'holds', userId],
    queryFn: ({ signal }) => call(personCalls.holds, { params: { userId }, signal }),
    enabled: open,
  })
  const erase = useMutation({
    mutationFn: () => call(personCalls.erase, { params: { userId } }),
    onSuccess: () => toast.success(words.person.done),
    onError: (error) => toast.failure(words.person.notDone, error.message),
    onSettled: async () => {
      onClose()
      await cache.invalidateQueries()
    },
  })
  return (
    <Confirmation
      open={open}
      onClose={onClose}
      title={words.person.eraseTitle(name)}
      verb={words.person.eraseVerb}
      busy={erase.isPending}
      busyText={words.person.erasing}
      onConfirm={() => erase.mutate()}
    >
      <p>{words.person.eraseText}</p>
      {holds.data ? (
        <ul className="mt-2.5 grid gap-2">
          {holds.data.map(({ what, why }) => (
            <li key={what}>
              <span className="block font-[525] text-ink">{what}</span>
              <span className="text-sm text-ink-3">{why}</span>
            </li>
          ))}
        </ul>
      ) : (
        <Waiting on={holds} words={ownWords.taking} />
      )}
    </Confirmation>
  )
}
