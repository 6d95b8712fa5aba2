import { useState } from 'react'
import { AssetsOf } from '#assets/screens/AssetsOf.tsx'
import { FileRequest } from '#maintenance/requests/screens/FileRequest.tsx'
import { UnitRequests } from '#maintenance/requests/screens/list/UnitRequests.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { useHasRendered } from '#platform/ui/hooks/use-has-rendered.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { RecordDialog, type Opening } from '#platform/ui/records/RecordDialog.tsx'
import { useRecordEditing } from '#platform/ui/records/use-record-editing.ts'
import { TabPanel } from '#platform/ui/navigation/TabPanel.tsx'
import { Tabs } from '#platform/ui/navigation/Tabs.tsx'
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
  id: string | null
  onClose: () => void
  /** Opens a request in the Maintenance section. */
  onRequest: (id: string) => void
  /** Opens a neighbour. */
  onUnit: (id: string) => void
}

/** The office's view of one unit: its people, its requests and its notes. */
export function UnitDialog({ id, onClose, ...rest }: Props) {
  const shown = useLingering(id)
  const record = useUnit(shown.last)
  return (
    <RecordDialog
      shown={shown}
      onClose={onClose}
      record={record}
      words={{ title: towerWords.one, loading: towerWords.loadingOne, failed: towerWords.notFound }}
      missing={{ text: towerWords.missing, help: towerWords.missingHelp, back: towerWords.backToList }}
      width="widest"
    >
      {(unit, opening) => <Contents unit={unit} {...opening} {...rest} />}
    </RecordDialog>
  )
}

const panel =
  'md:h-[min(35rem,calc(100dvh-16.875rem))] md:overflow-y-auto px-6 pt-4 pb-5 max-md:px-5 max-md:min-h-[62dvh]'

function Contents({ unit, open, onClose, onRequest, onUnit }: Omit<Props, 'id'> & Opening & { unit: Unit }) {
  const change = useChangeUnit(unit.id)
  const { formId, isEditing, isDirty, before, ...editing } = useRecordEditing<UnitRecord>()
  const [tab, setTab] = useState<UnitTab>('details')
  const [requestTyped, setRequestTyped] = useState(false)
  const [draft, setDraft] = useState('')
  const isReady = useHasRendered()
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
            editing={isEditing}
            saving={change.isPending}
            tab={tab}
            onTab={setTab}
            onEdit={editing.start}
            onCancel={editing.stop}
          />
        }
      >
        <TabPanel value="details" keepMounted={isEditing} className="md:grid md:grid-cols-[1fr_18.75rem]">
          <div className={panel}>
            {before && isEditing ? <UnitConflictNotice before={before} now={unit} /> : null}
            {isEditing ? (
              <UnitForm
                id={formId}
                unit={unit}
                ownVersion={change.data?.version}
                onChange={(changes, operation, then) =>
                  change.mutate({ changes, version: unit.version, operation }, then)
                }
                onTyped={editing.setIsDirty}
                onConflict={editing.setBefore}
                onDone={editing.stop}
              />
            ) : (
              <>
                <UnitDetails unit={unit} />
                <div className="pt-4">{isReady ? <AssetsOf of={{ unitId: unit.id }} /> : null}</div>
              </>
            )}
          </div>
          <div className="bg-sunken px-5 pt-4 pb-5 md:h-[min(35rem,calc(100dvh-16.875rem))] md:overflow-y-auto">
            {isReady ? (
              <>
                <PropertyNotes unitId={unit.id} />
                <UnitListings unit={unit} />
                <NextDoor id={unit.id} onUnit={onUnit} onRequest={onRequest} />
              </>
            ) : null}
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
