import Archive from 'lucide-react/icons/archive'
import Copy from 'lucide-react/icons/copy'
import CircleStop from 'lucide-react/icons/circle-stop'
import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { languageNameForOffice, translationLanguages } from '#platform/language/further-languages.ts'
import type { Language } from '#platform/language/registry.ts'
import { dashboardTime } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { Markdown } from '#platform/ui/display/Markdown.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { type Opening, RecordDialog } from '#platform/ui/records/RecordDialog.tsx'
import { TabList } from '#platform/ui/navigation/TabList.tsx'
import { TabPanel } from '#platform/ui/navigation/TabPanel.tsx'
import { Tabs } from '#platform/ui/navigation/Tabs.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { createOperation, hasChanged } from '#platform/ui/data/operation.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import type { AnnouncementText } from '../announcement-parts.ts'
import type { OfficeAnnouncement } from '../contract.ts'
import { ownAnnouncementTexts } from '../messages/own.ts'
import { announcementTexts } from '../messages/index.ts'
import { AnnouncementFiles } from './AnnouncementFiles.tsx'
import { AnnouncementMarks } from './AnnouncementMarks.tsx'
import { topic, useAnnouncementAction, useAnnouncement } from './queries.ts'
import { Recipients } from './recipients/Recipients.tsx'
import { officeWords } from '../messages/office.ts'
import { StateBadge } from './StateBadge.tsx'

type Props = {
  id: string | null
  onClose: () => void
  onEdit: (announcement: OfficeAnnouncement) => void
  /** Opens the form with a copy. */
  onDuplicate: (announcement: OfficeAnnouncement) => void
}

/** The office's view of one announcement. */
export function AnnouncementDialog({ id, onClose, onEdit, onDuplicate }: Props) {
  const words = useTexts(announcementTexts)
  const ownWords = useTexts(ownAnnouncementTexts)
  const shown = useLingering(id)
  const record = useAnnouncement(shown.last)
  return (
    <RecordDialog
      shown={shown}
      onClose={onClose}
      record={record}
      words={{ title: words.announcement, loading: words.loading }}
      missing={{ text: ownWords.missing, help: ownWords.missingHelp, back: ownWords.close }}
      width="wide"
    >
      {(announcement, opening) => <Contents {...{ announcement, onEdit, onDuplicate }} {...opening} />}
    </RecordDialog>
  )
}

type Contents = { announcement: OfficeAnnouncement } & Pick<Props, 'onEdit' | 'onDuplicate'> & Opening
type Tab = 'announcement' | 'recipients'

function Contents({ announcement, open, onClose, onEdit, onDuplicate }: Contents) {
  const words = useTexts(announcementTexts)
  const [tab, setTab] = useState<Tab>('announcement')
  const address = useAddress()
  return (
    <Tabs value={tab} onChange={setTab}>
      <Dialog
        open={open}
        onClose={onClose}
        width="wide"
        title={announcement.title}
        status={
          <>
            <StateBadge state={announcement.state} />
            <AnnouncementMarks {...announcement} />
          </>
        }
        tabs={
          <TabList
            label={words.parts}
            tabs={[
              { value: 'announcement', label: words.announcement },
              {
                value: 'recipients',
                label: words.recipients,
                ...(announcement.reach ? { count: announcement.reach.people } : {}),
              },
            ]}
          />
        }
        footer={
          <>
            <Actions announcement={announcement} />
            <Button icon={Copy} onClick={() => onDuplicate(announcement)}>
              {officeWords.duplicate}
            </Button>
            {announcement.deliveredAt ? (
              <Button
                icon={Printer}
                onClick={() => address.change({ sheet: announcement.id, announcement: undefined }, 'push')}
              >
                {words.print}
              </Button>
            ) : null}
            {announcement.state === 'archived' ? null : (
              <Button variant="primary" icon={Pencil} onClick={() => onEdit(announcement)}>
                {words.edit}
              </Button>
            )}
          </>
        }
      >
        <TabPanel value="announcement">
          <Details announcement={announcement} />
        </TabPanel>
        <TabPanel value="recipients">
          <Recipients announcement={announcement} />
        </TabPanel>
      </Dialog>
    </Tabs>
  )
}

function Details({ announcement }: { announcement: OfficeAnnouncement }) {
  const words = useTexts(announcementTexts)
  const zone = useTimeZone()
  const { facts } = words
  const time = (at: string | null) => (at === null ? facts.never : dashboardTime(at, zone))
  return (
    <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-[1fr_18.125rem]">
      <div className="grid min-w-0 gap-5">
        {isDeliveryFailing(announcement) ? (
          <Notice tone="danger">{words.deliveryFailed(time(announcement.deliveryFailedAt))}</Notice>
        ) : null}
        <Markdown text={announcement.body} />
        {translationLanguages(announcement.language).map((language) => (
          <Translation key={language} language={language} text={announcement.translations[language]} />
        ))}
        <AnnouncementFiles files={announcement.files} />
      </div>
      <KeyValues
        className="rounded-lg bg-sunken px-4 py-3.5"
        rows={[
          [facts.audience, announcement.audienceName],
          [
            announcement.state === 'scheduled' ? facts.when : facts.published,
            announcement.publishedAt === null ? words.notSent : time(announcement.publishedAt),
          ],
          [facts.expires, time(announcement.expiresAt)],
          [facts.mail, announcement.byMail || announcement.emergency ? facts.yes : facts.no],
          ...translationLanguages(announcement.language)
            .filter((language) => !announcement.translations[language])
            .map(languageNameForOffice)
            .map((name) => [name, officeWords.noTextIn(name, languageNameForOffice(announcement.language))] as const),
          [facts.author, `${announcement.createdBy.firstName} ${announcement.createdBy.lastName}`],
        ]}
      />
    </div>
  )
}

/** The text in a further language, which may be missing. */
function Translation({ language, text }: { language: Language; text: AnnouncementText | undefined }) {
  if (!text) return null
  return (
    <section
      lang={language}
      aria-label={officeWords.textIn(languageNameForOffice(language))}
      className="grid gap-2 border-t border-line pt-4"
    >
      <p className="serif text-21 leading-6.75 wrap-anywhere">{text.title}</p>
      <Markdown text={text.body} />
    </section>
  )
}

const isDeliveryFailing = ({ deliveredAt, deliveryFailedAt, state }: OfficeAnnouncement) =>
  deliveredAt === null && deliveryFailedAt !== null && state === 'published'

/** The actions with a confirmation: end it, or archive it. */
function Actions({ announcement }: { announcement: OfficeAnnouncement }) {
  const words = useTexts(announcementTexts)
  const [confirming, setConfirming] = useState<'end' | 'archive' | null>(null)
  const end = useAnnouncementAction('end')
  const archive = useAnnouncementAction('archive')
  const confirmations = {
    end: {
      mutation: end,
      title: words.endTitle,
      text: words.endText,
      verb: words.end,
      busy: words.ending,
      done: words.endedNow,
    },
    archive: {
      mutation: archive,
      title: words.archiveTitle,
      text: words.archiveText,
      verb: words.archive,
      busy: words.archiving,
      done: words.archivedNow,
    },
  } as const
  const confirmed = confirmations[confirming ?? 'end']
  const undo = useUndo(topic)
  const confirm = (operation: string) =>
    confirmed.mutation.mutate(
      { announcement, operation },
      {
        // Another user may have archived it before the confirmation.
        onSuccess: (saved) =>
          toast.success(confirmed.done, undefined, hasChanged(announcement, saved) ? { undo: undo(operation) } : {}),
        onError: (error) => toast.failure(words.failed, error.message),
        onSettled: () => setConfirming(null),
      },
    )
  return (
    <>
      {announcement.state === 'archived' ? null : (
        <Button variant="danger-outlined" icon={Archive} onClick={() => setConfirming('archive')}>
          {words.archive}
        </Button>
      )}
      {announcement.state === 'published' ? (
        <Button icon={CircleStop} onClick={() => setConfirming('end')}>
          {words.end}
        </Button>
      ) : null}
      <Confirmation
        open={confirming !== null}
        onClose={() => setConfirming(null)}
        title={confirmed.title(announcement.title)}
        verb={confirmed.verb}
        busy={confirmed.mutation.isPending}
        busyText={confirmed.busy}
        onConfirm={() => confirm(createOperation())}
      >
        {confirmed.text}
      </Confirmation>
    </>
  )
}
