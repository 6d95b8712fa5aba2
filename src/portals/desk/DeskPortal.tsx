import { useLocation } from '#platform/ui/navigation/use-location.ts'
import { DateAudienceContext } from '#platform/ui/data/date-audience.ts'
import { call, copyReads } from '#platform/ui/data/call.ts'
import { deleteCopies, findCopy, saveCopy } from '#platform/ui/data/offline/read-copies.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { UndoContext } from '#platform/ui/feedback/use-undo.ts'
import { undo } from '#undo/contract.ts'
import { words as undoWords } from '#undo/messages/en.ts'
import { MainContent } from '../frame/MainContent.tsx'
import { PortalHeader } from '../frame/PortalHeader.tsx'
import { sectionAt } from '../frame/section.tsx'
import { SectionTabs } from '../frame/SectionTabs.tsx'
import { frameTexts } from '../frame/messages/index.ts'
import { DeskStatus } from './DeskStatus.tsx'
import { DeskBody } from './offline/DeskBody.tsx'
import { useOfflineDesk } from './offline/use-offline-desk.ts'
import { sections } from './sections.ts'
import { useDarkAtNight } from './use-night.ts'

copyReads({ deleteCopies, findCopy, saveCopy })

export const loadFirstSection = sections[0].load

/** The settings are changed in the console. */
const undoing = {
  undoOperation: (operation: string) => call(undo.undoAtDesk, { params: { id: operation } }),
  findSettingChange: () => Promise.resolve(null),
  undoSettingChange: () => Promise.resolve(null),
  words: undoWords,
}

/** The portal of the front desk, for standing at a counter. */
export function DeskPortal() {
  const words = useTexts(frameTexts)
  useDarkAtNight()
  const { isOnline, hasData } = useOfflineDesk()
  const { tab } = useLocation().search
  const current = sectionAt(sections, tab)
  // The tab is marked at once, its screen follows.
  const shown = sectionAt(sections, useAddress().at('tab'))
  return (
    <DateAudienceContext value="console">
      <UndoContext value={undoing}>
        <PortalHeader area={words.areas.desk} status={<DeskStatus />}>
          <SectionTabs to="/desk" sections={sections} current={current} />
        </PortalHeader>
        <MainContent wide reportsFailures={isOnline}>
          <DeskBody section={shown} isOnline={isOnline} hasData={hasData} />
        </MainContent>
      </UndoContext>
    </DateAudienceContext>
  )
}
