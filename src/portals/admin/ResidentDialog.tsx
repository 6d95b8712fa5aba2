import Pencil from 'lucide-react/icons/pencil'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldOff from 'lucide-react/icons/shield-off'
import { navigate } from '#platform/ui/navigation/navigate.ts'
import { useState } from 'react'
import { AssetsOf } from '#assets/screens/AssetsOf.tsx'
import { ResetSecondFactor } from '#accounts/screens/second-factor/ResetSecondFactor.tsx'
import { userWords } from '#accounts/messages/user.ts'
import { BouncedNotices } from '#mailbox/screens/BouncedNotices.tsx'
import { useRequests } from '#maintenance/requests/screens/queries.ts'
import { ResidentPayments } from '#payments/screens/ResidentPayments.tsx'
import { Avatar } from '#platform/ui/display/Avatar.tsx'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { type Opening, RecordDialog } from '#platform/ui/records/RecordDialog.tsx'
import { useRecordEditing } from '#platform/ui/records/use-record-editing.ts'
import { TabList } from '#platform/ui/navigation/TabList.tsx'
import { TabPanel } from '#platform/ui/navigation/TabPanel.tsx'
import { Tabs } from '#platform/ui/navigation/Tabs.tsx'
import type { Resident } from '#residents/resident.ts'
import {
  type DrawPlannedMoves,
  type PlannedMovesOfResidents,
  unlessUnknown,
} from '#residents/screens/lease/planned-moves.ts'
import { ConflictNotice } from '#residents/screens/ConflictNotice.tsx'
import { InvitationBadge } from '#residents/screens/invitations/InvitationBadge.tsx'
import { InviteButton } from '#residents/screens/invitations/InviteButton.tsx'
import { HomeFacts } from '#residents/screens/HomeFacts.tsx'
import { ProfileCards } from '#residents/screens/ProfileCards.tsx'
import { ProfileEditor } from '#residents/screens/ProfileEditor.tsx'
import { useChangeResident, useResident } from '#residents/screens/queries.ts'
import { ResidentActivity } from '#residents/screens/ResidentActivity.tsx'
import { ResidentStatusBadge } from '#residents/screens/ResidentStatusBadge.tsx'
import { words } from '#residents/messages/en.ts'
import { useUser } from '../frame/user.ts'
import { drawAssets } from './draw-assets.tsx'
import { RequestsOfResident } from './RequestsOfResident.tsx'

type Props = { id: string | null; onClose: () => void; plannedMoves: PlannedMovesOfResidents | null }

/** The profile of a resident. The last one stays rendered while the dialog closes. */
export function ResidentDialog({ id, onClose, plannedMoves }: Props) {
  const shown = useLingering(id)
  const record = unlessUnknown(plannedMoves, useResident(shown.last))
  return (
    <RecordDialog
      shown={shown}
      onClose={onClose}
      record={record}
      words={{ title: words.profile, loading: words.loadingOne, failed: words.notFound }}
      missing={{ text: words.missing, help: words.missingHelp, back: words.backToList }}
      width="wide"
    >
      {(resident, opening) => <Contents resident={resident} drawPlannedMoves={record.planned.draw} {...opening} />}
    </RecordDialog>
  )
}

/** All tabs have the same height, so that nothing moves between them. */
const panel =
  'px-6 pt-4 pb-5 max-md:px-5 max-md:min-h-[62dvh] md:h-[min(37.5rem,calc(100dvh-15.625rem))] md:overflow-y-auto'

type Tab = 'profile' | 'unit' | 'maintenance' | 'payments' | 'activity'

type ContentsProps = { resident: Resident; drawPlannedMoves: DrawPlannedMoves } & Opening

function Contents({ resident, drawPlannedMoves, open, onClose }: ContentsProps) {
  const { role } = useUser()
  const openRequests = useRequests({ tenantId: resident.id, status: 'open', limit: 1 }).data?.total
  const change = useChangeResident(resident.id)
  const { formId, isEditing, isDirty, before, ...editing } = useRecordEditing<Resident>()
  const planned = drawPlannedMoves(resident.id)
  const [tab, setTab] = useState<Tab>('profile')
  const [resetting, setResetting] = useState(false)
  const [requestTyped, setRequestTyped] = useState(false)
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <Tabs value={tab} onChange={setTab}>
      <Dialog
        open={open}
        onClose={onClose}
        width="wide"
        flush
        dirty={isDirty || requestTyped || (draft ?? '').trim() !== ''}
        title={
          <span className="flex items-center gap-3.5">
            <Avatar name={resident.fullName} size={46} />
            <span className="min-w-0 break-words">{resident.fullName}</span>
          </span>
        }
        status={
          <>
            <ResidentStatusBadge resident={resident} />
            {resident.invitation && resident.invitation !== 'no_email' ? (
              <InvitationBadge state={resident.invitation} />
            ) : null}
            {resident.user.hasSecondFactor ? <Badge icon={ShieldCheck}>{userWords.secondFactor}</Badge> : null}
            {resident.unit === null && planned !== null
              ? resident.tenantType
              : words.place(resident.tenantType, resident.unit)}
            {planned}
          </>
        }
        tabs={
          <TabList
            label={words.sections}
            tabs={[
              { value: 'profile', label: words.profile },
              { value: 'unit', label: words.unit },
              { value: 'maintenance', label: words.maintenance, ...(openRequests ? { count: openRequests } : {}) },
              ...(role === 'admin' ? [{ value: 'payments', label: words.payments }] : []),
              { value: 'activity', label: words.activity },
            ]}
          />
        }
        footer={
          <Footer
            resident={resident}
            formId={formId}
            editing={isEditing}
            saving={change.isPending}
            onCancel={editing.stop}
            onResetFactor={() => setResetting(true)}
            onEdit={() => {
              setTab('profile')
              editing.start()
            }}
          />
        }
      >
        <TabPanel value="profile" keepMounted={isEditing} className={panel}>
          <BouncedNotices residentId={resident.id} onCorrect={isEditing ? null : editing.start} />
          {before ? <ConflictNotice before={before} now={resident} /> : null}
          {isEditing ? (
            <ProfileEditor
              id={formId}
              resident={resident}
              change={change}
              onTyped={editing.setIsDirty}
              onConflict={editing.setBefore}
              onSaved={editing.stop}
              drawAssets={drawAssets}
            />
          ) : (
            <ProfileCards resident={resident} {...{ draft, drawPlannedMoves }} onDraft={setDraft} />
          )}
        </TabPanel>
        <TabPanel value="unit" className={panel}>
          <HomeFacts
            resident={resident}
            planned={planned}
            onOpenUnit={(unit) => navigate({ to: '/admin', search: { tab: 'units', unit } })}
          />
          <div className="mt-3.5">
            <AssetsOf of={{ tenantId: resident.id }} />
          </div>
        </TabPanel>
        <TabPanel value="maintenance" keepMounted={requestTyped} className={panel}>
          <RequestsOfResident resident={resident} onTyped={setRequestTyped} />
        </TabPanel>
        {role === 'admin' ? (
          <TabPanel value="payments" className={panel}>
            <ResidentPayments tenantId={resident.id} units={resident.units} />
          </TabPanel>
        ) : null}
        <TabPanel value="activity" className={panel}>
          <ResidentActivity id={resident.id} />
        </TabPanel>
        <ResetSecondFactor user={resetting ? resident.user : null} onClose={() => setResetting(false)} />
      </Dialog>
    </Tabs>
  )
}

type FooterProps = {
  resident: Resident
  formId: string
  editing: boolean
  saving: boolean
  onCancel: () => void
  onResetFactor: () => void
  onEdit: () => void
}

function Footer({ resident, formId, editing, saving, onCancel, onResetFactor, onEdit }: FooterProps) {
  const { role } = useUser()
  if (editing)
    return (
      <>
        <Button key="cancel" onClick={onCancel}>
          {words.cancel}
        </Button>
        {/* A key of its own, so that the click that opens the form does not submit it. */}
        <Button key="save" variant="primary" type="submit" form={formId} busy={saving} busyText={words.saving}>
          {words.save}
        </Button>
      </>
    )
  return (
    <>
      {role === 'admin' && resident.user.hasSecondFactor ? (
        <Button
          key="reset"
          variant="plain"
          icon={ShieldOff}
          className="md:mr-auto"
          aria-label={userWords.resetFactorOf(resident.fullName)}
          onClick={onResetFactor}
        >
          {userWords.resetFactor}
        </Button>
      ) : null}
      <InviteButton key="invite" resident={resident} />
      <CancelButton key="close">{words.close}</CancelButton>
      <Button key="edit" variant="primary" icon={Pencil} onClick={onEdit}>
        {words.edit}
      </Button>
    </>
  )
}
