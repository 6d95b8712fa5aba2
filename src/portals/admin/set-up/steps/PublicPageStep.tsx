import { paths } from '#paths.ts'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { ContentGroup } from '../../settings/pages/ContentGroup.tsx'
import { guideTexts as words } from '../messages/guide.ts'

export function PublicPageStep() {
  return (
    <>
      <a href={paths.home()} target="_blank" rel="noopener" className={`${buttonClass()} justify-self-start`}>
        {words.openPage}
      </a>
      <ContentGroup />
    </>
  )
}
