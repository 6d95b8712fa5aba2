import { useState, type ComponentType } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
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
import { ConflictNotice } from './ConflictNotice.tsx'
import { useChangeRequest, useWithPendingChanges } from './change-queries.ts'
import { useEvents, useMessages, useRequest, useRequestNotes } from './queries.ts'
import { Messaging } from '../../messaging/screens/Messaging.tsx'
import { RequestActions } from './RequestActions.tsx'
import { RequestEditor } from './RequestEditor.tsx'
import { RequestLine } from './list/RequestLine.tsx'
import { RequestNotes } from '../../history/screens/RequestNotes.tsx'
import { RequestOverview } from './RequestOverview.tsx'
import { RequestBadges } from './RequestBadges.tsx'
import { Timeline } from '../../history/screens/Timeline.tsx'
import { useFormats } from './use-formats.ts'

type Props = {
  id: string | null
  onClose: () => void
  /** Rendered beside the facts of a request for a unit. */
  Aside?: ComponentType<{ unitId: string }>
}

/** The office's view of one request. The last one stays rendered while the dialog closes. */
export function RequestDialog({ id, onClose, Aside }: Props) {
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
      {(request, opening) => <Contents request={request} Aside={Aside} {...opening} />}
    </RecordDialog>
  )
}

type Tab = 'overview' | 'timeline' | 'notes' | 'messaging'

type Contents = { request: MaintenanceRequest; Aside: Props['Aside'] } & Opening

function Contents({ request: read, open, turn, onClose, Aside }: Contents) {
  const request = useWithPendingChanges()(read)
  const words = useTexts(requestTexts)
  const formats = useFormats('dashboard')
  const notes = useRequestNotes(request.id)
  const messages = useMessages(request.id)
  const events = useEvents(request.id)
  const change = useChangeRequest()
  const { formId, isEditing, isDirty, before, setBefore, ...editing } = useRecordEditing<MaintenanceRequest>()
  const [tab, setTab] = useState<Tab>('overview')
  /** A pause or a change of status beside the facts is not saved yet. */
  const [forming, setForming] = useState(false)
  const [draft, setDraft] = useState('')
  const [message, setMessage] = useState('')
  const [opened, setOpened] = useState(turn)
  if (turn !== opened) {
    setOpened(turn)
    setTab('overview')
    setDraft('')
    setMessage('')
    editing.stop()
  }

  return (
    <Tabs value={tab} onChange={setTab}>
      <Dialog
        open={open}
        onClose={onClose}
        width="wide"
        dirty={isDirty || forming || draft.trim() !== '' || message.trim() !== ''}
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
        {before ? (
          <ConflictNotice
            before={before}
            now={request}
            notes={notes.data ?? []}
            hasUnsavedInput={isEditing || forming}
          />
        ) : null}
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
              <RequestOverview
                request={request}
                notes={notes}
                events={events.data ?? []}
                formats={formats}
                change={change}
                onConflict={setBefore}
                onTyped={setForming}
                beside={request.unitId !== null && Aside ? <Aside unitId={request.unitId} /> : null}
              />
            </div>
          )}
        </TabPanel>
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
      </Dialog>
    </Tabs>
  )
}

/** The tabs with the number of entries in each. */
function RequestTabs({ id }: { id: string }) {
  const notes = useRequestNotes(id)
  const messages = useMessages(id)
  const events = useEvents(id)
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
      ]}
    />
  )
}
