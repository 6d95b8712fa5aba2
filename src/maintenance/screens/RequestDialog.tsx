import { useId, useState, type ComponentType } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { Dialog } from '#platform/screens/Dialog.tsx'
import { Missing } from '#platform/screens/Missing.tsx'
import { TabList } from '#platform/screens/TabList.tsx'
import { TabPanel } from '#platform/screens/TabPanel.tsx'
import { Tabs } from '#platform/screens/Tabs.tsx'
import { useLingering } from '#platform/screens/use-lingering.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import type { MaintenanceRequest } from '../request.ts'
import { dialogWords } from '../dialog-words.ts'
import { words } from '../words.ts'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { useChangeRequest, useDeeds, useMessages, useRequest, useRequestNotes } from './queries.ts'
import { Messaging } from './Messaging.tsx'
import { RequestActs } from './RequestActs.tsx'
import { RequestEditor } from './RequestEditor.tsx'
import { RequestLine } from './RequestLine.tsx'
import { RequestNotes } from './RequestNotes.tsx'
import { RequestOverview } from './RequestOverview.tsx'
import { RequestBadges } from './RequestBadges.tsx'
import { Timeline } from './Timeline.tsx'
import { useFormats } from './use-formats.ts'

type Props = {
  id: string | null
  onClose: () => void
  /** What stands beside the facts of a request for a unit. */
  Beside?: ComponentType<{ unitId: string }>
}

/** The office's view of one request; the last one stays drawn while the dialog leaves. */
export function RequestDialog({ id, onClose, Beside }: Props) {
  const { last, ...opening } = useLingering(id)
  return last === null ? null : <OpenRequest key={last} id={last} {...opening} onClose={onClose} Beside={Beside} />
}

type Opening = { open: boolean; turn: number; onClose: () => void; Beside: Props['Beside'] }

function OpenRequest({ id, ...opening }: { id: string } & Opening) {
  const request = useRequest(id)
  if (request.data) return <Contents request={request.data} {...opening} />
  return (
    <Dialog open={opening.open} onClose={opening.onClose} title={words.request} width="wide">
      <Waiting
        on={request}
        words={words.loadingOne}
        failed={words.notFound}
        missing={
          <Missing help={words.missingHelp} back={words.backToList}>
            {words.missing}
          </Missing>
        }
      />
    </Dialog>
  )
}

type Tab = 'overview' | 'timeline' | 'notes' | 'messaging'

function Contents({ request, open, turn, onClose, Beside }: { request: MaintenanceRequest } & Opening) {
  const formats = useFormats('dashboard')
  const notes = useRequestNotes(request.id)
  const messages = useMessages(request.id)
  const deeds = useDeeds(request.id)
  const change = useChangeRequest(request.id)
  const [tab, setTab] = useState<Tab>('overview')
  const [editing, setEditing] = useState(false)
  const [typed, setTyped] = useState(false)
  /** A pause or a move beside the facts is half written. */
  const [forming, setForming] = useState(false)
  const [draft, setDraft] = useState('')
  const [message, setMessage] = useState('')
  /** The record as it was before somebody else changed it. */
  const [before, setBefore] = useState<MaintenanceRequest | null>(null)
  const formId = useId()
  const written = notes.data?.filter((note) => !note.isStatusUpdate)
  const stopEditing = () => {
    setEditing(false)
    setTyped(false)
    setBefore(null)
  }
  const [opened, setOpened] = useState(turn)
  if (turn !== opened) {
    setOpened(turn)
    setTab('overview')
    setDraft('')
    setMessage('')
    stopEditing()
  }

  return (
    <Tabs value={tab} onChange={setTab}>
      <Dialog
        open={open}
        onClose={onClose}
        width="wide"
        dirty={typed || forming || draft.trim() !== '' || message.trim() !== ''}
        over={<RequestLine request={request} formats={formats} />}
        title={request.title}
        status={<RequestBadges request={request} />}
        tabs={
          <TabList
            label={words.sections}
            tabs={[
              { value: 'overview', label: words.overview },
              {
                value: 'timeline',
                label: words.timeline,
                ...(notes.data && messages.data && deeds.data
                  ? { count: notes.data.length + messages.data.length + deeds.data.length + 1 }
                  : {}),
              },
              { value: 'notes', label: words.notes, ...(written ? { count: written.length } : {}) },
              {
                value: 'messaging',
                label: dialogWords.messaging,
                ...(messages.data ? { count: messages.data.length } : {}),
              },
            ]}
          />
        }
        footer={
          editing ? (
            <>
              <Button onClick={stopEditing}>{words.cancel}</Button>
              <Button look="primary" type="submit" form={formId} busy={change.isPending} busyText={words.saving}>
                {words.save}
              </Button>
            </>
          ) : (
            <RequestActs
              request={request}
              isQuiet={tab === 'messaging'}
              onMeanwhile={setBefore}
              onEdit={() => {
                setTab('overview')
                setEditing(true)
              }}
            />
          )
        }
      >
        {before ? (
          <ChangedMeanwhile before={before} now={request} notes={notes.data ?? []} kept={editing || forming} />
        ) : null}
        <TabPanel value="overview" keepMounted={editing || forming} className="md:min-h-[440px]">
          {editing ? (
            <RequestEditor
              id={formId}
              request={request}
              formats={formats}
              change={change}
              onTyped={setTyped}
              onMeanwhile={setBefore}
              onSaved={stopEditing}
            />
          ) : null}
          {editing && !forming ? null : (
            <div key={turn} hidden={editing}>
              <RequestOverview
                request={request}
                notes={notes}
                deeds={deeds.data ?? []}
                formats={formats}
                change={change}
                onMeanwhile={setBefore}
                onTyped={setForming}
                beside={request.unitId !== null && Beside ? <Beside unitId={request.unitId} /> : null}
              />
            </div>
          )}
        </TabPanel>
        <TabPanel value="timeline" className="md:min-h-[440px]">
          <Timeline
            request={request}
            notes={notes}
            messages={messages.data ?? []}
            deeds={deeds.data ?? []}
            formats={formats}
          />
        </TabPanel>
        <TabPanel value="notes" keepMounted={draft.trim() !== ''} className="md:min-h-[440px]">
          <RequestNotes id={request.id} notes={notes} formats={formats} draft={draft} onDraft={setDraft} />
        </TabPanel>
        <TabPanel value="messaging" keepMounted={message.trim() !== ''} className="md:min-h-[440px]">
          <Messaging request={request} messages={messages} formats={formats} draft={message} onDraft={setMessage} />
        </TabPanel>
      </Dialog>
    </Tabs>
  )
}
