import type { MissingThing, SetUpStepKey } from '#set-up-guide/choices.ts'
import { paths } from '#paths.ts'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { useThreeColumns } from '#platform/ui/hooks/use-wide.ts'
import { HomePagePreview } from './HomePagePreview.tsx'
import { guideTexts as words } from './messages/guide.ts'
import { MissingList } from './MissingList.tsx'

type Props = { missing: readonly MissingThing[]; onGo: (step: SetUpStepKey) => void }

/** What the public page shows now, and what is still missing. A narrow window has a link instead of the preview. */
export function GuideAside({ missing, onGo }: Props) {
  const hasRoom = useThreeColumns()
  return (
    <aside aria-label={words.aside} className="grid min-w-0 gap-5.5 lg:max-[88rem]:col-start-2">
      {hasRoom ? <HomePagePreview /> : null}
      <MissingList missing={missing} onGo={onGo} />
      <a href={paths.home()} target="_blank" rel="noopener" className={`${buttonClass()} justify-self-start`}>
        {words.openPage}
      </a>
    </aside>
  )
}
