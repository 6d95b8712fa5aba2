import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import type { Resident } from '../../resident.ts'
import { invitationWords as words } from '../../messages/invitations.ts'
import type { DescribePlannedMoves } from '../lease/planned-moves.ts'
import { InvitationBadge } from './InvitationBadge.tsx'

type Props = {
  residents: readonly Resident[]
  /** All who have never signed in; more than can be listed here. */
  total: number
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
  describePlannedMoves: DescribePlannedMoves
}

/** The people who have never signed in, with a box for each. */
export function InvitationList({ residents, total, chosen, onChoose, describePlannedMoves }: Props) {
  const areAllChosen = residents.every(({ id }) => chosen.has(id))
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
  return (
    <>
      <Checkbox
        label={words.chooseAll}
        checked={areAllChosen}
        onChange={() => onChoose(areAllChosen ? new Set() : new Set(residents.map(({ id }) => id)))}
      />
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {residents.map(({ id, fullName, unit, invitation }) => (
          <li key={id} className="flex items-center gap-3 py-2">
            <Checkbox
              className="min-w-0 flex-1"
              label={
                <>
                  <span className="font-[525]">{fullName}</span>{' '}
                  <span className="tabular text-ink-3">
                    {unit?.unitNumber ?? describePlannedMoves(id) ?? words.noUnit}
                  </span>
                </>
              }
              checked={chosen.has(id)}
              onChange={() => toggle(id)}
            />
            {invitation ? <InvitationBadge short state={invitation} /> : null}
          </li>
        ))}
      </ul>
      {total > residents.length ? <p className="mt-3 text-ink-3">{words.more(total - residents.length)}</p> : null}
    </>
  )
}
