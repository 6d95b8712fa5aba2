import Building2 from 'lucide-react/icons/building-complex'
import KeyRound from 'lucide-react/icons/key-round'
import Pencil from 'lucide-react/icons/pencil'
import UserRound from 'lucide-react/icons/user-round'
import { useState, type ReactNode } from 'react'
import { dashboardDate } from '#platform/time/dates.ts'
import { Avatar } from '#platform/ui/display/Avatar.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { ListSkeleton } from '#platform/ui/lists/ListSkeleton.tsx'
import type { UnitOccupant, UnitOwner, UnitPeople } from '../contract.ts'
import { ownerWords as words } from '../messages/office.ts'
import { livesWithOwner } from '../../rules.ts'
import { ownerText } from '../rules.ts'
import { ContactLine, PhoneText } from '../../screens/ContactLine.tsx'
import { OwnersDialog } from './OwnersDialog.tsx'
import { useUnitPeople } from './queries.ts'

/** Who owns a unit and who lives there, with shares and emergency contacts. */
export function OwnersOfUnit({ unit }: { unit: { id: string; unitNumber: string } }) {
  const query = useUnitPeople(unit.id)
  const [editing, setEditing] = useState(false)
  const people = query.data
  return (
    <Card
      level="h3"
      title={words.title}
      action={
        people ? (
          <Button size="small" icon={Pencil} onClick={() => setEditing(true)}>
            {people.owners.length === 0 ? words.addFirst : words.edit}
          </Button>
        ) : null
      }
    >
      {people ? (
        <div className="grid gap-3.5">
          <People people={people} />
          <OwnersDialog unit={unit} people={people} open={editing} onClose={() => setEditing(false)} />
        </div>
      ) : (
        <Waiting on={query} words={words.loading} skeleton={<ListSkeleton rows={1} />} />
      )}
    </Card>
  )
}

function People({ people: { owners, formerOwners, occupants, ownerName } }: { people: UnitPeople }) {
  const fromRecords = ownerText(
    owners.filter(({ ownsNow }) => ownsNow).map(({ name }) => name),
    200,
  )
  return (
    <>
      {ownerName !== null && ownerName !== fromRecords ? (
        <p className="text-sm text-ink-2">
          {owners.length === 0 ? words.textOnly(ownerName) : words.textDiffers(ownerName)}
        </p>
      ) : null}
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
        <Group title={words.owners} none={words.noOwners}>
          {owners.map((owner) => (
            <Owner key={owner.id} owner={owner} />
          ))}
        </Group>
        <Group title={words.occupants} none={words.noOccupants}>
          {occupants.map((occupant) => (
            <Occupant key={occupant.residentId} occupant={occupant} withOwner={livesWithOwner(occupant, occupants)} />
          ))}
        </Group>
      </div>
      {formerOwners.length > 0 ? (
        <p className="text-sm text-ink-3">
          {words.formerOwners}: <FormerOwners owners={formerOwners} />
        </p>
      ) : null}
    </>
  )
}

function FormerOwners({ owners }: { owners: readonly UnitOwner[] }) {
  const zone = useTimeZone()
  return owners.map(({ name, until }) => `${name}, ${words.until(dashboardDate(until, zone))}`).join('; ')
}

function Group({ title, none, children }: { title: string; none: string; children: readonly ReactNode[] }) {
  return (
    <div className="min-w-0">
      <h4 className="mb-2 text-sm text-ink-3">{title}</h4>
      {children.length === 0 ? (
        <p className="text-ink-2">{none}</p>
      ) : (
        <ul aria-label={title} className="grid gap-3.5">
          {children}
        </ul>
      )}
    </div>
  )
}

function Owner({ owner }: { owner: UnitOwner }) {
  const zone = useTimeZone()
  const { name, kind, contactName, email, phone, address, share, since, livesHere, ownsNow } = owner
  const facts = [
    share === null ? words.unknownShare : words.share(share),
    ...(since === null ? [] : [words[ownsNow ? 'since' : 'from'](dashboardDate(since, zone))]),
  ]
  const isLeftOut = owner.residentId !== null && !livesHere && !owner.getsAnnouncements
  return (
    <Person
      name={name}
      badge={
        kind === 'company' ? (
          <Badge icon={Building2}>{words.company}</Badge>
        ) : (
          <Badge tone={livesHere ? 'info' : 'neutral'} icon={livesHere ? KeyRound : UserRound}>
            {livesHere ? words.livesHere : words.livesElsewhere}
          </Badge>
        )
      }
    >
      <p>{facts.join(' · ')}</p>
      {contactName ? <p>{words.contact(contactName)}</p> : null}
      <ContactLine email={email} phone={phone} />
      {address ? <p>{address}</p> : null}
      {isLeftOut ? <p>{words.withoutAnnouncements}</p> : null}
    </Person>
  )
}

function Occupant({ occupant, withOwner }: { occupant: UnitOccupant; withOwner: boolean }) {
  const { name, residenceType, email, phone, emergencyContactName, emergencyContactPhone } = occupant
  const kind =
    residenceType === 'owner' ? words.occupantOwner : withOwner ? words.occupantWithOwner : words.occupantRenter
  return (
    <Person name={name} badge={<Badge>{kind}</Badge>}>
      <ContactLine email={email} phone={phone} />
      {emergencyContactName || emergencyContactPhone ? (
        <p>
          {words.emergency(emergencyContactName ?? '')}
          {emergencyContactPhone ? <PhoneText>{emergencyContactPhone}</PhoneText> : null}
        </p>
      ) : (
        <p>{words.noEmergency}</p>
      )}
    </Person>
  )
}

function Person({ name, badge, children }: { name: string; badge: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Avatar name={name} size={30} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-[575]">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {badge}
        </p>
        <div className="tabular text-sm wrap-anywhere text-ink-2">{children}</div>
      </div>
    </li>
  )
}
