import { OwnKeys } from '#assets/screens/OwnKeys.tsx'
import { ownCodeTexts } from '#occupancy/messages/own.ts'
import { OwnCodes } from '#occupancy/screens/OwnCodes.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { PageHead } from '#platform/ui/navigation/PageHead.tsx'
import { ownResourceTexts } from '#resources/messages/own.ts'
import { OwnResources } from '#resources/screens/OwnResources.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { GarageDoors } from './GarageDoors.tsx'

/** The Resources tab: the resident's codes, then documents and texts of the building. A household member has the codes on the first page. */
export function Resources({ isMember = false }) {
  const words = useTexts(ownResourceTexts)
  const doorWords = useTexts(ownCodeTexts)
  return (
    <>
      <PageHead title={words.title} line={words.line} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21.875rem]">
        {isMember ? null : (
          <Card title={doorWords.title} className="lg:col-start-2 lg:row-start-1">
            <OwnCodes />
            <OwnKeys />
            <GarageDoors />
          </Card>
        )}
        <div className="grid gap-4 lg:col-start-1 lg:row-start-1">
          <OwnResources />
        </div>
      </div>
    </>
  )
}
