import { Link } from '#platform/ui/navigation/Link.tsx'
import Car from 'lucide-react/icons/car'
import { useSetUpGuide } from '#set-up-guide/screens/queries.ts'
import Building2 from 'lucide-react/icons/building-complex'
import type { SetUpStepKey } from '#set-up-guide/choices.ts'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { guideTexts as words } from '../messages/guide.ts'

/** What the building has, and the way to its editor, which needs the whole window and leads back here. */
export function EditorStep({ step }: { step: SetUpStepKey }) {
  const Glyph = step === 'parking' ? Car : Building2
  const line = useSetUpGuide().data?.steps.find(({ key }) => key === step)?.line
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-center gap-2.5 font-[525]">
          <Glyph aria-hidden="true" className="shrink-0 text-ink-3" />
          {line}
        </p>
        <Link
          to="/admin"
          search={{ tab: 'settings', group: 'floors', editor: 'open', from: step }}
          className={buttonClass({ variant: 'primary' })}
        >
          {words.openEditor}
        </Link>
      </div>
    </Card>
  )
}
