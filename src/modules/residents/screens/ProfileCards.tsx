import Car from 'lucide-react/icons/car'
import FileClock from 'lucide-react/icons/file-clock'
import KeyRound from 'lucide-react/icons/key-round'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import PhoneCall from 'lucide-react/icons/phone-call'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { shownPhone } from '#platform/text/phones.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { EmailText } from '#platform/ui/display/EmailText.tsx'
import type { Icon } from '#platform/ui/icons/icon.ts'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import type { Resident } from '../resident.ts'
import { words } from '../messages/en.ts'
import { AccessCodes } from './AccessCodes.tsx'
import { LeaseInformation } from './lease/LeaseInformation.tsx'
import { OfficeNotes } from './OfficeNotes.tsx'
import type { DrawPlannedMoves } from './lease/planned-moves.ts'

type Props = {
  resident: Resident
  draft: string | null
  onDraft: (draft: string | null) => void
  drawPlannedMoves: DrawPlannedMoves
}

export function ProfileCards({ resident, draft, onDraft, drawPlannedMoves }: Props) {
  const { short } = words
  const planned = drawPlannedMoves(resident.id)
  return (
    <div className="grid gap-3.5 md:grid-cols-2 lg:grid-cols-3">
      <Titled icon={UserRound} title={words.personal}>
        <KeyValues
          rows={[
            [short.fullName, resident.fullName],
            [short.preferredName, resident.preferredName ?? quiet(words.sameName)],
            [short.email, mail(resident.emailPrimary), 'below'],
            [short.phone, phone(resident.phonePrimary)],
            [short.secondPhone, phone(resident.phoneSecondary)],
            ...(resident.emailSecondary ? [[short.secondEmail, mail(resident.emailSecondary), 'below'] as const] : []),
            ...(resident.user.email === resident.emailPrimary
              ? []
              : [[short.signIn, mail(resident.user.email || null, words.noSignIn), 'below'] as const]),
          ]}
        />
      </Titled>
      <Titled icon={FileClock} title={words.lease}>
        <LeaseInformation resident={resident} planned={planned} />
      </Titled>
      <Titled icon={PhoneCall} title={words.emergency}>
        <KeyValues
          rows={[
            [short.name, label(resident.emergencyContactName)],
            [short.phone, phone(resident.emergencyContactPhone)],
          ]}
        />
      </Titled>
      <Titled icon={KeyRound} title={words.codes}>
        <AccessCodes resident={resident} planned={planned} />
      </Titled>
      <Titled icon={Car} title={words.assets}>
        <KeyValues
          rows={[
            [short.stalls, list(resident.parkingStalls, words.noneAssigned)],
            [short.lockers, list(resident.lockerNumbers, words.noneAssigned)],
            [short.pets, list(resident.pets, words.noPets)],
          ]}
        />
      </Titled>
      <Titled icon={NotebookPen} title={words.notes}>
        <OfficeNotes resident={resident} draft={draft} onDraft={onDraft} />
      </Titled>
    </div>
  )
}

function Titled({ icon: Icon, title, children }: { icon: Icon; title: string; children: ReactNode }) {
  return (
    <Card
      level="h3"
      title={
        <span className="flex items-center gap-2">
          <Icon aria-hidden="true" size={15} className="text-ink-2" />
          {title}
        </span>
      }
    >
      {children}
    </Card>
  )
}

const quiet = (text: string) => <span className="text-ink-3">{text}</span>
const mail = (address: string | null, none: string = words.nothing) =>
  address === null ? (
    quiet(none)
  ) : (
    <span className="wrap-anywhere">
      <EmailText>{address}</EmailText>
    </span>
  )
const label = (text: string | null) =>
  text === null ? quiet(words.nothing) : <span className="wrap-anywhere">{text}</span>
const phone = (text: string | null) =>
  text === null ? quiet(words.nothing) : <span className="tabular">{shownPhone(text)}</span>
const list = (texts: readonly string[], none: string) => (texts.length === 0 ? quiet(none) : texts.join(', '))
