import { Link } from '#platform/ui/navigation/Link.tsx'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { plannedMovesText } from '#moves/messages/planned.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { SearchSelect } from '#platform/ui/forms/SearchSelect.tsx'
import type { ContactMessage, WriterResident } from '../contract.ts'
import { words } from '../messages/en.ts'
import { detailLineClass, detailLinkClass } from './detail-class.ts'
import { useLink, usePlannedMoves, useResidentSearch, useUnlink } from './queries.ts'

/** The resident who sent the message, as far as known; the office can link one. */
export function MessageWriter({ message }: { message: ContactMessage }) {
  const { resident, linkedHow, suggestion } = message
  if (resident)
    return (
      <p className={detailLineClass}>
        <UserRound aria-hidden="true" size={14} className="text-ink-3" />
        {words.linkedHow[linkedHow ?? 'office']}
        <ResidentLink resident={resident} />
        {linkedHow === 'office' ? <Unlink message={message} /> : null}
      </p>
    )
  return (
    <>
      {suggestion ? (
        <p className={detailLineClass}>
          <UserRound aria-hidden="true" size={14} className="text-ink-3" />
          {words.sameAddress}
          <ResidentLink resident={suggestion} />
          {words.notVerified}
        </p>
      ) : null}
      <LinkTo message={message} suggestion={suggestion} />
    </>
  )
}

function ResidentLink({ resident }: { resident: WriterResident }) {
  const planned = usePlannedMoves()
  return (
    <Link to="/admin" search={{ tab: 'tenants', tenant: resident.tenantId }} className={detailLinkClass}>
      {`${resident.fullName}, ${resident.unitNumber ?? plannedMovesText(planned, resident.tenantId) ?? words.noUnit}`}
    </Link>
  )
}

function Unlink({ message }: { message: ContactMessage }) {
  const unlink = useUnlink()
  return (
    <Button size="small" variant="plain" busy={unlink.isPending} onClick={() => unlink.mutate(message)}>
      {words.unlinkVerb}
    </Button>
  )
}

type LinkProps = { message: ContactMessage; suggestion: WriterResident | null }

/**
 * Beside the message rather than over it, so that its text stays visible while a resident is
 * chosen.
 */
function LinkTo({ message, suggestion }: LinkProps) {
  const link = useLink()
  const [choosing, setChoosing] = useState(false)
  if (choosing)
    return (
      <ChooseResident
        busy={link.isPending}
        onCancel={() => setChoosing(false)}
        onChoose={(tenantId) => link.mutate({ message, tenantId })}
      />
    )
  return (
    <p className="mt-1.5 flex flex-wrap gap-2">
      {suggestion ? (
        <Button
          size="small"
          busy={link.isPending}
          onClick={() => link.mutate({ message, tenantId: suggestion.tenantId })}
        >
          {words.linkToOne(suggestion.fullName)}
        </Button>
      ) : null}
      <Button size="small" variant={suggestion ? 'plain' : 'outlined'} onClick={() => setChoosing(true)}>
        {suggestion ? words.linkToAnother : words.linkVerb}
      </Button>
    </p>
  )
}

type ChooseProps = { busy: boolean; onCancel: () => void; onChoose: (tenantId: string) => void }

function ChooseResident({ busy, onCancel, onChoose }: ChooseProps) {
  const [tenantId, setTenantId] = useState('')
  const { list, isSearching, setText } = useResidentSearch()
  const planned = usePlannedMoves()
  const choices = (list.data ?? []).map(({ id, fullName, units }) => ({
    value: id,
    label: fullName,
    detail:
      [units.map(({ unitNumber }) => unitNumber).join(', '), plannedMovesText(planned, id)]
        .filter(Boolean)
        .join(' · ') || words.noUnit,
  }))
  return (
    <div className="mt-2 grid gap-2">
      <Field label={words.writtenBy} hint={words.linkHint} className="max-w-md">
        <SearchSelect
          choices={choices}
          list={list}
          value={tenantId}
          onChange={setTenantId}
          find={words.findResident}
          none={list.error?.message ?? (isSearching ? words.loadingResidents : words.noResident)}
          onSearch={setText}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          busy={busy}
          disabledBecause={tenantId === '' ? words.noSuchResident : null}
          onClick={() => onChoose(tenantId)}
        >
          {words.linkVerb}
        </Button>
        <Button size="small" variant="plain" onClick={onCancel}>
          {words.cancelLink}
        </Button>
      </div>
    </div>
  )
}
