import { useId, useState } from 'react'
import { FileRequest } from '#maintenance/requests/screens/FileRequest.tsx'
import { UnitRequests } from '#maintenance/requests/screens/list/UnitRequests.tsx'
import { isMissing } from '#platform/ui/data/call-failed.ts'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { Missing } from '#platform/ui/feedback/Missing.tsx'
import { TabPanel } from '#platform/ui/navigation/TabPanel.tsx'
import { Tabs } from '#platform/ui/navigation/Tabs.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import type { Unit } from '#tower/contract.ts'
import { useChangeUnit, useUnit } from '#tower/screens/queries.ts'
import { words as towerWords } from '#tower/messages/en.ts'
import type { UnitRecord } from '#units/fields.ts'
import { PropertyNotes } from '#units/screens/PropertyNotes.tsx'
import { UnitConflictNotice } from '#units/screens/UnitConflictNotice.tsx'
import { UnitDetails } from '#units/screens/UnitDetails.tsx'
import { UnitForm } from '#units/screens/UnitForm.tsx'
import { UnitListings } from '#units/screens/UnitListings.tsx'
import { UnitNotes } from '#units/screens/UnitNotes.tsx'
import { Neighbours } from '../Neighbours.tsx'
import { UnitHeadline } from './UnitHeadline.tsx'
import { UnitResidents } from './UnitResidents.tsx'
import { UnitDialogFooter } from './UnitDialogFooter.tsx'
import { type UnitTab, UnitTabs } from './UnitTabs.tsx'

type Props = {
  id: string
  open: boolean
  onClose: () => void
  /** Opens a request in the Maintenance section. */
  onRequest: (id: string) => void
  /** Opens a neighbour. */
  onUnit: (id: string) => void
}

/** The office's view of one unit: its people, its requests and its notes. */
export function UnitDialog({ id, ...rest }: Props) {
  const unit = useUnit(id)
  if (unit.data) return <Contents unit={unit.data} {...rest} />
  return (
    <Dialog
      open={rest.open}
      onClose={rest.onClose}
      title={towerWords.one}
      width={isMissing(unit.error) ? 'normal' : 'widest'}
    >
      <Waiting
        on={unit}
        words={towerWords.loadingOne}
        failed={towerWords.notFound}
        missing={
          <Missing help={towerWords.missingHelp} back={towerWords.backToList}>
            {towerWords.missing}
          </Missing>
        }
      />
    </Dialog>
  )
}

const panel = 'md:h-[min(560px,calc(100dvh-270px))] md:overflow-y-auto px-6 pt-4 pb-5 max-md:px-5 max-md:min-h-[62dvh]'

function Contents({ unit, open, onClose, onRequest, onUnit }: Omit<Props, 'id'> & { unit: Unit }) {
  const change = useChangeUnit(unit.id)
  const [tab, setTab] = useState<UnitTab>('details')
  const [editing, setEditing] = useState(false)
  const [isDirty, setIsDirty] = useState(false)
  const [requestTyped, setRequestTyped] = useState(false)
  const [draft, setDraft] = useState('')
  /** The record before another user changed it. */
  const [before, setBefore] = useState<UnitRecord | null>(null)
  const formId = useId()
  const stopEditing = () => {
    setEditing(false)
    setIsDirty(false)
    setBefore(null)
  }
  return (
    <Tabs value={tab} onChange={setTab}>
      <Dialog
        open={open}
        onClose={onClose}
        width="widest"
        flush
        dirty={isDirty || requestTyped || draft.trim() !== ''}
        title={
          <>
            {towerWords.unit(unit.unitNumber)}{' '}
            <span className="ml-1.5 font-sans text-base font-normal tracking-normal text-ink-3">
              {towerWords.onFloor(unit.floor, unit.facing)}
            </span>
          </>
        }
        status={<UnitHeadline unit={unit} />}
        tabs={<UnitTabs unit={unit} />}
        footer={
          <UnitDialogFooter
            unit={unit}
            formId={formId}
            editing={editing}
            saving={change.isPending}
            tab={tab}
            onTab={setTab}
            onEdit={() => setEditing(true)}
            onCancel={stopEditing}
          />
        }
      >
        <TabPanel value="details" keepMounted={editing} className="md:grid md:grid-cols-[1fr_300px]">
          <div className={panel}>
            {before && editing ? <UnitConflictNotice before={before} now={unit} /> : null}
            {editing ? (
              <UnitForm
                id={formId}
                unit={unit}
                ownVersion={change.data?.version}
                onChange={(changes, then) => change.mutate({ changes, version: unit.version }, then)}
                onTyped={setIsDirty}
                onConflict={setBefore}
                onDone={stopEditing}
              />
            ) : (
              <UnitDetails unit={unit} />
            )}
          </div>
          <div className="bg-sunken px-5 pt-4 pb-5 md:h-[min(560px,calc(100dvh-270px))] md:overflow-y-auto">
            <PropertyNotes unitId={unit.id} />
            <UnitListings unit={unit} />
            <NextDoor id={unit.id} onUnit={onUnit} onRequest={onRequest} />
          </div>
        </TabPanel>
        <TabPanel value="residents" className={panel}>
          <UnitResidents unit={unit} />
        </TabPanel>
        <TabPanel value="maintenance" className={panel}>
          <UnitRequests unitId={unit.id} onOpen={onRequest} />
        </TabPanel>
        <TabPanel value="request" keepMounted={requestTyped} className={panel}>
          <FileRequest
            at={{ unitId: unit.id }}
            residents={unit.tenants}
            onTyped={setRequestTyped}
            onFiled={() => setTab('maintenance')}
          />
        </TabPanel>
        <TabPanel value="notes" className={panel}>
          <UnitNotes unitId={unit.id} draft={draft} onDraft={setDraft} />
        </TabPanel>
      </Dialog>
    </Tabs>
  )
}

function NextDoor({ id, ...go }: { id: string; onUnit: (id: string) => void; onRequest: (id: string) => void }) {
  return (
    <div className="mt-4 border-t border-line-strong pt-4">
      <Neighbours unitId={id} {...go} />
    </div>
  )
}
