import { useState, type ComponentType } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { FirstFrame } from '#platform/ui/overlays/FirstFrame.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { type Opening, RecordDialog } from '#platform/ui/records/RecordDialog.tsx'
import { useRecordEditing } from '#platform/ui/records/use-record-editing.ts'
import { TabList } from '#platform/ui/navigation/TabList.tsx'
import { TabPanel } from '#platform/ui/navigation/TabPanel.tsx'
import { Tabs } from '#platform/ui/navigation/Tabs.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import type { MaintenanceRequest } from '../request.ts'
import { dialogWords } from '../messages/dialog.ts'
import { requestTexts } from '../messages/index.ts'
import { officeWords } from '../messages/office.ts'
import { DialogCommands } from '../../dispatch/screens/DialogCommands.tsx'
import { ConflictNotice } from './ConflictNotice.tsx'
import { useChangeRequest, useWithPendingChanges } from './change-queries.ts'
import { useEvents, useMessages, useRequest, useRequestNotes } from './queries.ts'
import { Messaging } from '../../messaging/screens/Messaging.tsx'
import { RequestActions } from './RequestActions.tsx'
import { RequestEditor } from './RequestEditor.tsx'
import { RequestLine } from './list/RequestLine.tsx'
import { RequestNotes } from '../../history/screens/RequestNotes.tsx'
import { WorkOrders } from '../../work-orders/screens/WorkOrders.tsx'
import { orderWords } from '../../work-orders/messages/office.ts'
import { useWorkOrders } from '../../work-orders/screens/queries.ts'
import { RequestOverview } from './RequestOverview.tsx'
import { RequestBadges } from './RequestBadges.tsx'
import { Timeline } from '../../history/screens/Timeline.tsx'
import { useFormats } from './use-formats.ts'

type Tab = 'overview' | 'timeline' | 'notes' | 'messaging' | 'orders'

type Props = {
  id: string | null
  onClose: () => void
  /** The tab that opens first. */
  firstTab?: Tab | undefined
  /** Opens the next or the previous request of the list. */
  onStep: (id: string, step: 1 | -1) => void
  /** Rendered beside the facts of a request for a unit. */
  Aside?: ComponentType<{ unitId: string }>
  /** Rendered above the facts of every request. */
  Above?: ComponentType<{ id: string }>
}

/** The office's view of one request. The last one stays rendered while the dialog closes. */
export function RequestDialog({ id, onClose, Aside, Above, firstTab = 'overview', onStep }: Props) {
  const words = useTexts(requestTexts)
  const shown = useLingering(id)
  const record = useRequest(shown.last)
  return (
    <RecordDialog
      shown={shown}
      onClose={onClose}
      record={record}
      words={{ title: words.request, loading: words.loadingOne, failed: words.notFound }}
      missing={{ text: officeWords.missing, help: officeWords.missingHelp, back: words.backToList }}
      width="wide"
    >
      {(request, opening) => (
        <Contents request={request} Aside={Aside} Above={Above} firstTab={firstTab} onStep={onStep} {...opening} />
      )}
    </RecordDialog>
  )
}

type Contents = { request: MaintenanceRequest; firstTab: Tab } & Pick<Props, 'onStep'> & {
    Aside: Props['Aside']
    Above: Props['Above']
  } & Opening

function Contents({ request: read, open, turn, onClose, Aside, Above, firstTab, onStep }: Contents) {
  const request = useWithPendingChanges()(read)
  const words = useTexts(requestTexts)
  const formats = useFormats('dashboard')
  const notes = useRequestNotes(request.id)
  const messages = useMessages(request.id)
  const events = useEvents(request.id)
  const change = useChangeRequest()
  const { formId, isEditing, isDirty, before, setBefore, ...editing } = useRecordEditing<MaintenanceRequest>()
  const [tab, setTab] = useState<Tab>(firstTab)
  /** A pause or a change of status beside the facts is not saved yet. */
  const [forming, setForming] = useState(false)
  /** A work order is being written. */
  const [ordering, setOrdering] = useState(false)
  const [draft, setDraft] = useState('')
  const [message, setMessage] = useState('')
  const [opened, setOpened] = useState(turn)
  if (turn !== opened) {
    setOpened(turn)
    setTab(firstTab)
    setOrdering(false)
    setDraft('')
    setMessage('')
    editing.stop()
  }

  const isUnsaved = isDirty || forming || ordering || draft.trim() !== '' || message.trim() !== ''
  return (
    <Tabs value={tab} onChange={setTab}>
      <Dialog
        open={open}
        onClose={onClose}
        width="wide"
        dirty={isUnsaved}
        over={<RequestLine request={request} formats={formats} />}
        title={request.title}
        status={<RequestBadges request={request} />}
        tabs={<RequestTabs id={request.id} />}
        footer={
          isEditing ? (
            <>
              <Button onClick={editing.stop}>{words.cancel}</Button>
              <Button variant="primary" type="submit" form={formId} busy={change.isPending} busyText={words.saving}>
                {words.save}
              </Button>
            </>
          ) : (
            <RequestActions
              request={request}
              isQuiet={tab === 'messaging'}
              onConflict={setBefore}
              onEdit={() => {
                setTab('overview')
                editing.start()
              }}
            />
          )
        }
      >
        <DialogCommands
          request={request}
          isOff={isEditing || !open}
          onStep={(step) => !isUnsaved && onStep(request.id, step)}
          onComment={() => {
            setTab('notes')
            requestAnimationFrame(focusNote)
          }}
        />
        {before ? (
          <ConflictNotice
            before={before}
            now={request}
            notes={notes.data ?? []}
            hasUnsavedInput={isEditing || forming}
          />
        ) : null}
        <FirstFrame>
          {(isReady) => (
            <TabPanel value="overview" keepMounted={isEditing || forming} className="md:min-h-110">
              {isEditing ? (
                <RequestEditor
                  id={formId}
                  request={request}
                  formats={formats}
                  change={change}
                  onTyped={editing.setIsDirty}
                  onConflict={setBefore}
                  onSaved={editing.stop}
                />
              ) : null}
              {isEditing && !forming ? null : (
                <div key={turn} hidden={isEditing}>
                  {Above && isReady ? <Above id={request.id} /> : null}
                  <RequestOverview
                    request={request}
                    notes={notes}
                    events={events.data ?? []}
                    formats={formats}
                    change={change}
                    onConflict={setBefore}
                    onTyped={setForming}
                    isComplete={isReady}
                    beside={request.unitId !== null && Aside && isReady ? <Aside unitId={request.unitId} /> : null}
                  />
                </div>
              )}
            </TabPanel>
          )}
        </FirstFrame>
        <TabPanel value="timeline" className="md:min-h-110">
          <Timeline
            request={request}
            notes={notes}
            messages={messages.data ?? []}
            events={events.data ?? []}
            formats={formats}
          />
        </TabPanel>
        <TabPanel value="notes" keepMounted={draft.trim() !== ''} className="md:min-h-110">
          <RequestNotes id={request.id} notes={notes} formats={formats} draft={draft} onDraft={setDraft} />
        </TabPanel>
        <TabPanel value="messaging" keepMounted={message.trim() !== ''} className="md:min-h-110">
          <Messaging request={request} messages={messages} formats={formats} draft={message} onDraft={setMessage} />
        </TabPanel>
        <TabPanel value="orders" keepMounted={ordering} className="md:min-h-110">
          <WorkOrders key={turn} request={request} formats={formats} onTyped={setOrdering} />
        </TabPanel>
      </Dialog>
    </Tabs>
  )
}

/** The key of a comment leads to the field for it, which is there a frame after its tab was chosen. */
const focusNote = () =>
  document.querySelector<HTMLElement>('[role="dialog"] [role="tabpanel"]:not([hidden]) textarea')?.focus()

/** The tabs with the number of entries in each. */
function RequestTabs({ id }: { id: string }) {
  const notes = useRequestNotes(id)
  const messages = useMessages(id)
  const events = useEvents(id)
  const orders = useWorkOrders(id)
  const written = notes.data?.filter((note) => !note.isStatusUpdate)
  return (
    <TabList
      label={officeWords.sections}
      tabs={[
        { value: 'overview', label: officeWords.overview },
        {
          value: 'timeline',
          label: officeWords.timeline,
          ...(notes.data && messages.data && events.data
            ? { count: notes.data.length + messages.data.length + events.data.length + 1 }
            : {}),
        },
        { value: 'notes', label: officeWords.notes, ...(written ? { count: written.length } : {}) },
        {
          value: 'messaging',
          label: dialogWords.messaging,
          ...(messages.data ? { count: messages.data.length } : {}),
        },
        { value: 'orders', label: orderWords.tab, ...(orders.data ? { count: orders.data.length } : {}) },
      ]}
    />
  )
}
