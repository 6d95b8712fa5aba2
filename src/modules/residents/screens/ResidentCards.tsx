import type { ReactNode } from 'react'
import { shownPhone } from '#platform/text/phones.ts'
import { Avatar } from '#platform/ui/display/Avatar.tsx'
import { officeKitWords } from '#platform/language/messages/office.ts'
import { SelectBox } from '#platform/ui/lists/selection/SelectBox.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import type { Resident } from '../resident.ts'
import { words } from '../messages/en.ts'
import { LeaseEnd } from './lease/LeaseEnd.tsx'
import { ResidentStatusBadge } from './ResidentStatusBadge.tsx'
import type { DrawPlannedMoves } from './lease/planned-moves.ts'

type Props = {
  residents: readonly Resident[]
  onOpen: (id: string) => void
  drawPlannedMoves: DrawPlannedMoves
  selection: Selection<Resident>
}

/** The list on a phone, or for people who prefer cards. */
export function ResidentCards({ residents, onOpen, drawPlannedMoves, selection }: Props) {
  return (
    <ul aria-label={words.title} className="grid gap-2.5 md:grid-cols-2 xl:grid-cols-3">
      {residents.map((resident) => (
        <li key={resident.id} className="grid">
          <ResidentCard
            resident={resident}
            onOpen={() => onOpen(resident.id)}
            planned={drawPlannedMoves(resident.id)}
            isTicked={selection.has(resident.id)}
            onTick={(range) => selection.toggle(resident, residents, range)}
          />
        </li>
      ))}
    </ul>
  )
}

type CardProps = {
  resident: Resident
  onOpen: () => void
  planned: ReactNode
  isTicked: boolean
  onTick: (range: boolean) => void
}

function ResidentCard({ resident, onOpen, planned, isTicked, onTick }: CardProps) {
  const { fullName, unit, units, tenantType, phonePrimary, emailPrimary, user } = resident
  return (
    <article className="flex flex-col rounded-lg bg-surface px-4 py-3.5 shadow-card">
      <div className="flex items-start gap-3">
        <SelectBox label={officeKitWords.selectRow(fullName)} checked={isTicked} onToggle={onTick} />
        <Avatar name={fullName} size={36} />
        <div className="min-w-0 flex-1">
          <h2 className="font-[575] break-words">{fullName}</h2>
          <p className="text-sm text-ink-3">
            {unit === null && planned !== null ? tenantType : words.place(tenantType, unit)}
            {units.length > 1 ? ` ${words.moreUnits(units.length - 1)}` : ''}
          </p>
          {planned}
        </div>
        <ResidentStatusBadge resident={resident} />
      </div>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-ink-3">{words.columns.phone}</dt>
        <dd className="tabular">{phonePrimary ? shownPhone(phonePrimary) : words.nothing}</dd>
        <dt className="text-ink-3">{words.short.email}</dt>
        <dd className="min-w-0 wrap-anywhere">
          {emailPrimary ?? (user.email === '' ? words.noSignIn : words.nothing)}
        </dd>
        <dt className="text-ink-3">{words.columns.leaseEnd}</dt>
        <dd>
          <LeaseEnd resident={resident} />
        </dd>
      </dl>
      <div className="mt-auto pt-3">
        <Button full aria-label={words.manageOf(fullName)} onClick={onOpen}>
          {words.manage}
        </Button>
      </div>
    </article>
  )
}
