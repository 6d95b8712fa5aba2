import HeartPulse from 'lucide-react/icons/heart-pulse'
import { useState } from 'react'
import { portalTime } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { EditableRow } from '#platform/ui/lists/EditableRow.tsx'
import { ActionConfirmation } from '#platform/ui/overlays/ActionConfirmation.tsx'
import { rosterTexts } from '../../messages/index.ts'
import type { OwnNeed } from '../../own-contract.ts'
import { NeedDialog } from './NeedDialog.tsx'
import { useOwnNeeds, useWithdrawNeed } from './queries.ts'

type Home = { unitId: string; unitNumber: string }

/** Who at home needs help in an evacuation, entered with consent. */
export function OwnNeeds({ homes, ownName }: { homes: readonly Home[]; ownName: string }) {
  const { own: words, kinds } = useTexts(rosterTexts)
  const language = useLanguage()
  const timeZone = useTimeZone()
  const list = useOwnNeeds()
  const [edited, setEdited] = useState<OwnNeed | 'new' | null>(null)
  const [withdrawing, setWithdrawing] = useState<OwnNeed | null>(null)
  const withdraw = useWithdrawNeed()
  const detailOf = ({ needs, note, pets, unitNumber, consentNote, lastView }: OwnNeed) =>
    [
      ...needs.map((kind) => kinds[kind]),
      note,
      pets === '' ? '' : words.petsAre(pets),
      homes.length > 1 ? unitNumber : '',
      consentNote === '' ? '' : words.byOffice,
      lastView ? words.viewed(portalTime(lastView.at, timeZone, language), lastView.isDrill) : words.notViewed,
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <Card
      title={words.title}
      action={
        <Button size="small" icon={HeartPulse} onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      }
    >
      <p className="text-ink-3">{words.lead}</p>
      {list.data === undefined ? (
        <Waiting on={list} words={words.loading} failed={words.failed} />
      ) : (
        <ul className="mt-2 empty:hidden">
          {list.data.map((need) => (
            <EditableRow
              key={need.id}
              title={need.fullName}
              detail={detailOf(need)}
              edit={words.edit(need.fullName)}
              remove={words.remove(need.fullName)}
              onEdit={() => setEdited(need)}
              onRemove={() => setWithdrawing(need)}
            />
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-ink-3">{words.privacy}</p>
      <NeedDialog
        edited={edited}
        homes={homes}
        proposedName={list.data?.length === 0 ? ownName : ''}
        onClose={() => setEdited(null)}
      />
      <ActionConfirmation
        subject={withdrawing}
        onClose={() => setWithdrawing(null)}
        onConfirm={({ id }, then) => withdraw.mutate(id, then)}
        isBusy={withdraw.isPending}
        words={{
          title: ({ fullName }) => words.removeTitle(fullName),
          verb: words.removeVerb,
          busy: words.removing,
          done: words.removed,
          failed: words.notRemoved,
        }}
      >
        {() => <p>{words.removeText}</p>}
      </ActionConfirmation>
    </Card>
  )
}
