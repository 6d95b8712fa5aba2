import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/ui/data/call.ts'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { type ErasurePlan, personCalls } from '../person-contract.ts'
import { ownDataTexts } from '../messages/own.ts'
import { words } from '../messages/en.ts'

type Props = { userId: string; name: string; open: boolean; onClose: () => void; onErased: () => void }

/** Erases a person's data after a dry run shows what will be erased and what stays. */
export function ErasePerson({ userId, name, open, onClose, onErased }: Props) {
  const ownWords = useTexts(ownDataTexts)
  const cache = useQueryClient()
  const plan = useQuery({
    queryKey: ['residents', 'erasure', userId],
    queryFn: ({ signal }) => call(personCalls.planErasure, { params: { userId }, signal }),
    gcTime: 0,
    enabled: open,
  })
  const erase = useMutation({
    mutationFn: () => call(personCalls.erase, { params: { userId } }),
    onSuccess: () => toast.success(words.person.done),
    onError: (error) => toast.failure(words.person.notDone, error.message),
    onSettled: async (_, error) => {
      onClose()
      await cache.invalidateQueries()
      if (!error) onErased()
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
      {plan.data ? <DryRun plan={plan.data} /> : <Waiting on={plan} words={ownWords.taking} />}
    </Confirmation>
  )
}

function DryRun({ plan: { goes, stays } }: { plan: ErasurePlan }) {
  const { goesTitle, staysTitle, counted } = words.person
  return (
    <div className="mt-4 grid gap-4">
      <section aria-label={goesTitle}>
        <h3 className="font-[575] text-ink">{goesTitle}</h3>
        <ul className="mt-1.5 grid gap-1">
          {goes.map(({ what, count }) => (
            <Line key={what} what={what} count={counted(count)} />
          ))}
        </ul>
      </section>
      <section aria-label={staysTitle}>
        <h3 className="font-[575] text-ink">{staysTitle}</h3>
        <ul className="mt-1.5 grid gap-2">
          {stays.map(({ what, why, count }) => (
            <Line key={what} what={what} why={why} count={count === undefined ? '' : counted(count)} />
          ))}
        </ul>
      </section>
    </div>
  )
}

function Line({ what, why, count }: { what: string; why?: string; count: string }) {
  return (
    <li>
      <span className="flex justify-between gap-4">
        <span className={why ? 'font-[525] text-ink' : 'text-ink'}>{what}</span>
        <span className="tabular">{count}</span>
      </span>
      {why ? <span className="block pr-10 text-sm text-ink-3">{why}</span> : null}
    </li>
  )
}
