import { Archive, CircleStop, Pencil, Printer } from 'lucide-react'
import { useState } from 'react'
import { dashboardTime } from '#platform/dates.ts'
import { Button } from '#platform/screens/Button.tsx'
import { Confirmation } from '#platform/screens/Confirmation.tsx'
import { Dialog } from '#platform/screens/Dialog.tsx'
import { KeyValues } from '#platform/screens/KeyValues.tsx'
import { Markdown } from '#platform/screens/Markdown.tsx'
import { Missing } from '#platform/screens/Missing.tsx'
import { TabList } from '#platform/screens/TabList.tsx'
import { TabPanel } from '#platform/screens/TabPanel.tsx'
import { Tabs } from '#platform/screens/Tabs.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { toast } from '#platform/screens/toast.ts'
import { useAddress } from '#platform/screens/use-address.ts'
import { useLingering } from '#platform/screens/use-lingering.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import type { OfficeAnnouncement } from '../contract.ts'
import { ownWords } from '../own-words.ts'
import { words } from '../words.ts'
import { AnnouncementFiles } from './AnnouncementFiles.tsx'
import { AnnouncementMarks } from './AnnouncementMarks.tsx'
import { useAct, useAnnouncement } from './queries.ts'
import { Recipients } from './Recipients.tsx'
import { StateBadge } from './StateBadge.tsx'

type Props = { id: string | null; onClose: () => void; onEdit: (one: OfficeAnnouncement) => void }

/** The office's view of one announcement; the last one stays drawn while the dialog leaves. */
export function AnnouncementDialog({ id, ...rest }: Props) {
  const { last, open } = useLingering(id)
  return last === null ? null : <Opened key={last} id={last} open={open} {...rest} />
}

type Opening = Omit<Props, 'id'> & { open: boolean }

function Opened({ id, ...opening }: { id: string } & Opening) {
  const one = useAnnouncement(id)
  if (one.data) return <Contents one={one.data} {...opening} />
  return (
    <Dialog open={opening.open} onClose={opening.onClose} title={words.announcement} width="wide">
      <Waiting
        on={one}
        words={words.loading}
        missing={
          <Missing help={ownWords.missingHelp} back={ownWords.close}>
            {ownWords.missing}
          </Missing>
        }
      />
    </Dialog>
  )
}

type Tab = 'announcement' | 'recipients'

function Contents({ one, open, onClose, onEdit }: { one: OfficeAnnouncement } & Opening) {
  const [tab, setTab] = useState<Tab>('announcement')
  const address = useAddress()
  return (
    <Tabs value={tab} onChange={setTab}>
      <Dialog
        open={open}
        onClose={onClose}
        width="wide"
        title={one.title}
        status={
          <>
            <StateBadge state={one.state} />
            <AnnouncementMarks {...one} />
          </>
        }
        tabs={
          <TabList
            label={words.parts}
            tabs={[
              { value: 'announcement', label: words.announcement },
              { value: 'recipients', label: words.recipients, ...(one.reach ? { count: one.reach.people } : {}) },
            ]}
          />
        }
        footer={
          <>
            <Acts one={one} />
            {one.deliveredAt ? (
              <Button icon={Printer} onClick={() => address.change({ sheet: one.id, announcement: undefined }, 'push')}>
                {words.print}
              </Button>
            ) : null}
            {one.state === 'archived' ? null : (
              <Button look="primary" icon={Pencil} onClick={() => onEdit(one)}>
                {words.edit}
              </Button>
            )}
          </>
        }
      >
        <TabPanel value="announcement">
          <Told one={one} />
        </TabPanel>
        <TabPanel value="recipients">
          <Recipients one={one} />
        </TabPanel>
      </Dialog>
    </Tabs>
  )
}

function Told({ one }: { one: OfficeAnnouncement }) {
  const zone = useTimeZone()
  const { facts } = words
  const time = (at: string | null) => (at === null ? facts.never : dashboardTime(at, zone))
  return (
    <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-[1fr_290px]">
      <div className="grid min-w-0 gap-5">
        <Markdown text={one.body} />
        <AnnouncementFiles files={one.files} />
      </div>
      <KeyValues
        className="rounded-lg bg-sunken px-4 py-3.5"
        rows={[
          [facts.audience, one.audienceName],
          [
            one.state === 'scheduled' ? facts.when : facts.published,
            one.publishedAt === null ? words.notSent : time(one.publishedAt),
          ],
          [facts.expires, time(one.expiresAt)],
          [facts.mail, one.byMail || one.emergency ? facts.yes : facts.no],
          [facts.author, `${one.createdBy.firstName} ${one.createdBy.lastName}`],
        ]}
      />
    </div>
  )
}

/** What is done with one press and a question: it ends, or is put away. */
function Acts({ one }: { one: OfficeAnnouncement }) {
  const [asking, setAsking] = useState<'end' | 'archive' | null>(null)
  const end = useAct('end')
  const archive = useAct('archive')
  const acts = {
    end: {
      act: end,
      title: words.endTitle,
      text: words.endText,
      verb: words.end,
      busy: words.ending,
      done: words.endedNow,
    },
    archive: {
      act: archive,
      title: words.archiveTitle,
      text: words.archiveText,
      verb: words.archive,
      busy: words.archiving,
      done: words.archivedNow,
    },
  } as const
  const asked = acts[asking ?? 'end']
  return (
    <>
      {one.state === 'archived' ? null : (
        <Button look="danger-outlined" icon={Archive} onClick={() => setAsking('archive')}>
          {words.archive}
        </Button>
      )}
      {one.state === 'published' ? (
        <Button icon={CircleStop} onClick={() => setAsking('end')}>
          {words.end}
        </Button>
      ) : null}
      <Confirmation
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={asked.title(one.title)}
        verb={asked.verb}
        busy={asked.act.isPending}
        busyText={asked.busy}
        onConfirm={() =>
          asked.act.mutate(one, {
            onSuccess: () => toast.success(asked.done),
            onError: (error) => toast.failure(words.failed, error.message),
            onSettled: () => setAsking(null),
          })
        }
      >
        {asked.text}
      </Confirmation>
    </>
  )
}
