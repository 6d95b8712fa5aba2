import { navigate } from '#platform/ui/navigation/navigate.ts'
import { useLocation } from '#platform/ui/navigation/use-location.ts'
import { call, callFile } from '#platform/ui/data/call.ts'
import { saveFile } from '#platform/ui/data/save-file.ts'
import { views } from '#views/contract.ts'
import { UndoContext } from '#platform/ui/feedback/use-undo.ts'
import { settings } from '#settings/contract.ts'
import { undo } from '#undo/contract.ts'
import { words as undoWords } from '#undo/messages/en.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { type ExportChosen, ExportRightContext } from '#platform/ui/lists/output/export-right.ts'
import { DateAudienceContext } from '#platform/ui/data/date-audience.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { MainContent } from '../frame/MainContent.tsx'
import { PortalHeader } from '../frame/PortalHeader.tsx'
import { sectionAt, sectionsFor } from '../frame/section.tsx'
import { SectionBody } from '../frame/SectionBody.tsx'
import { SectionTabs } from '../frame/SectionTabs.tsx'
import { useUser } from '../frame/user.ts'
import { frameTexts } from '../frame/messages/index.ts'
import { sections as everySection } from './sections.ts'
import { SectionSelect } from './SectionSelect.tsx'
import { render } from '#platform/language/language.ts'

export const loadFirstSection = everySection[0].load

const undoing = {
  undoOperation: (operation: string) => call(undo.undo, { params: { id: operation } }),
  findSettingChange: async (area: string) => {
    const [newest] = await call(settings.changes, { query: { area, own: true, limit: 1 } })
    return newest ?? null
  },
  undoSettingChange: (id: string) => call(settings.undo, { params: { id } }),
  words: undoWords,
}

const exportChosen: ExportChosen = async (list, body) =>
  saveFile(await callFile(views.exportChosen, { params: { list }, body }), `${list}.csv`)

/** The office's console: sections as tabs. */
export function AdminPortal() {
  const words = useTexts(frameTexts)
  const { firstName, role } = useUser()
  const sections = sectionsFor(everySection, role)
  const { tab } = useLocation().search
  const current = sectionAt(sections, tab)
  // The tab is marked at once, its screen follows.
  const shown = sectionAt(sections, useAddress().at('tab'))
  // The first section has its own greeting.
  const welcome = current === sections[0] ? {} : { welcome: words.welcomeBack(firstName) }
  return (
    <DateAudienceContext value="console">
      <UndoContext value={undoing}>
        <PortalHeader area={words.areas.admin} {...welcome} foldsBanners>
          <SectionTabs to="/admin" sections={sections} current={current} className="max-md:hidden" />
          <div className="px-4 py-2.5 shadow-[0_-1px_0_var(--line)] md:hidden">
            <SectionSelect
              choices={sections.map(({ key, label }) => ({ value: key, label: render(label, 'en') }))}
              value={current.key}
              onChange={(next) => navigate({ to: '/admin', search: { tab: next } })}
            />
          </div>
        </PortalHeader>
        <MainContent wide>
          <ExportRightContext value={role === 'admin' ? exportChosen : null}>
            <SectionBody section={shown} />
          </ExportRightContext>
        </MainContent>
      </UndoContext>
    </DateAudienceContext>
  )
}
