import { type SitePage, sitePages } from '#building/contract.ts'
import { pageWords } from '#building/page-words.ts'
import { usePageContent } from '#building/screens/queries.ts'
import { TabList } from '#platform/screens/TabList.tsx'
import { TabPanel } from '#platform/screens/TabPanel.tsx'
import { Tabs } from '#platform/screens/Tabs.tsx'
import { useAddress } from '#platform/screens/use-address.ts'
import { isAnythingUnsaved } from '#platform/screens/unsaved.ts'
import { Confirmation } from '#platform/screens/Confirmation.tsx'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { RecentChanges } from '#settings/screens/RecentChanges.tsx'
import { useState } from 'react'
import { contentWords as words } from './content-words.ts'
import { PageForm } from './PageForm.tsx'
import { tellContent } from './tell-content.ts'

const tabs = sitePages.map((value) => ({ value, label: pageWords.pages[value] }))

/** What the public pages say: one page at a time, both languages side by side. */
export function ContentGroup() {
  const address = useAddress()
  const page = sitePages.find((one) => one === address.at('page')) ?? 'home'
  const [leavingFor, setLeavingFor] = useState<SitePage | null>(null)
  const open = (next: SitePage) => address.change({ page: next }, 'push')
  return (
    <Tabs value={page} onChange={(next) => (isAnythingUnsaved() ? setLeavingFor(next) : open(next))}>
      <div className="grid gap-[18px]">
        <p className="max-w-[72ch] text-ink-2">{words.lead}</p>
        <TabList label={words.pages} tabs={tabs} />
        <TabPanel value={page}>
          <div className="grid gap-[18px]">
            <LoadedPage key={page} page={page} />
            <RecentChanges area={`content.${page}`} tell={tellContent} />
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
