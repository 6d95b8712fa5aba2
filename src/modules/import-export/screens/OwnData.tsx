import { Card } from '#platform/ui/display/Card.tsx'
import { OfficeLink } from '#platform/ui/display/OfficeLink.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { personCalls } from '../person-contract.ts'
import { ownDataTexts } from '../messages/own.ts'
import { ExportPersonData } from './ExportPersonData.tsx'

/** A resident exports their own data. */
export function OwnData({ name }: { name: string }) {
  const words = useTexts(ownDataTexts)
  return (
    <Card title={words.title}>
      <div className="grid gap-3.5">
        <p className="text-ink-2">
          {words.lead} <OfficeLink subject={words.title}>{words.askOffice}</OfficeLink>
        </p>
        <div className="flex flex-wrap gap-2">
          <ExportPersonData json={personCalls.ownData} page={personCalls.ownPage} name={name} />
        </div>
      </div>
    </Card>
  )
}
