import { type SitePage, sitePages } from '#building/choices.ts'
import { pageWords } from '#building/messages/page.ts'
import { usePageContent } from '#building/screens/settings-queries.ts'
import { TabList } from '#platform/ui/navigation/TabList.tsx'
import { TabPanel } from '#platform/ui/navigation/TabPanel.tsx'
import { Tabs } from '#platform/ui/navigation/Tabs.tsx'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { isAnythingUnsaved } from '#platform/ui/forms/unsaved.ts'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { RecentChanges } from '#settings/screens/RecentChanges.tsx'
import { useState } from 'react'
import { contentWords as words } from './messages/content.ts'
import { PageForm } from './PageForm.tsx'
import { describeContentChanges } from './describe-content.ts'

const tabs = sitePages.map((value) => ({ value, label: pageWords.pages[value] }))

/** The texts of the public pages: one page at a time, all languages side by side. */
export function ContentGroup() {
  const address = useAddress()
  const page = sitePages.find((one) => one === address.at('page')) ?? 'home'
  const [leavingFor, setLeavingFor] = useState<SitePage | null>(null)
  const open = (next: SitePage) => address.change({ page: next }, 'push')
  return (
    <Tabs value={page} onChange={(next) => (isAnythingUnsaved() ? setLeavingFor(next) : open(next))}>
      <div className="grid gap-4.5">
        <p className="max-w-[72ch] text-ink-2">{words.lead()}</p>
        <TabList label={words.pages} tabs={tabs} />
        <TabPanel value={page}>
          <div className="grid gap-4.5">
            <LoadedPage key={page} page={page} />
            <RecentChanges area={`content.${page}`} describe={describeContentChanges} />
          </div>
        </TabPanel>
      </div>
      <Confirmation
        open={leavingFor !== null}
        onClose={() => setLeavingFor(null)}
        title={words.leaveTitle}
        verb={words.leave}
        onConfirm={() => {
          if (leavingFor) open(leavingFor)
          setLeavingFor(null)
        }}
      >
        {words.leaveText}
      </Confirmation>
    </Tabs>
  )
}

function LoadedPage({ page }: { page: SitePage }) {
  const content = usePageContent(page)
  if (!content.data) return <Waiting on={content} words={words.loading} />
  return <PageForm record={content.data} />
}
