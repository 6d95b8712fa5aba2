import { useTexts } from '#platform/ui/data/language.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { frontDeskTexts } from '../messages/index.ts'
import { CollectionSwitch } from './CollectionSwitch.tsx'

/** For a member of the household, who authorises nobody: who may collect their packages. */
export function CollectionCard() {
  const { rule: words } = useTexts(frontDeskTexts)
  return (
    <Card title={words.title}>
      <CollectionSwitch isMember />
    </Card>
  )
}
