import HeartPulse from 'lucide-react/icons/heart-pulse'
import { portalTime } from '#platform/time/dates.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { EditableCard } from '#platform/ui/records/EditableCard.tsx'
import { consentWithPhone } from '../../choices.ts'
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
  const detailOf = ({ needs, note, pets, unitNumber, consentNote, consentVersion, lastView }: OwnNeed) =>
    [
      ...needs.map((kind) => kinds[kind]),
      note,
      pets === '' ? '' : words.petsAre(pets),
      homes.length > 1 ? unitNumber : '',
      consentNote === '' ? '' : words.byOffice,
      consentVersion < consentWithPhone ? words.withoutPhone : '',
      lastView ? words.viewed(portalTime(lastView.at, timeZone, language), lastView.isDrill) : words.notViewed,
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <EditableCard
      list={list}
      icon={HeartPulse}
      words={words}
      nameOf={({ fullName }) => fullName}
      detailOf={detailOf}
      footer={<p className="mt-3 text-sm text-ink-3">{words.privacy}</p>}
      removal={useWithdrawNeed()}
    >
      {(edited, close) => (
        <NeedDialog
          edited={edited}
          homes={homes}
          proposedName={list.data?.length === 0 ? ownName : ''}
          onClose={close}
        />
      )}
    </EditableCard>
  )
}
