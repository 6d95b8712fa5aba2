import Building2 from 'lucide-react/icons/building-complex'
import type { ReactNode } from 'react'
import { cents, formatMoney } from '#platform/text/money.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import type { Home, Resident } from '../resident.ts'
import { words } from '../messages/en.ts'

type Props = {
  resident: Resident
  onOpenUnit: (id: string) => void
  /** The planned moves, or null. */
  planned: ReactNode
}

/** The Unit tab of a profile: every home, with the facts the office needs most first. */
export function HomeFacts({ resident: { units }, onOpenUnit, planned }: Props) {
  if (units.length === 0)
    return (
      <Card flush level="h3">
        <Empty icon={Building2} help={planned === null ? words.noHomeHelp : planned}>
          {words.noHome}
        </Empty>
      </Card>
    )
  return (
    <div className="grid gap-3.5 md:grid-cols-2">
      {units.map((home) => (
        <Card
          key={home.id}
          level="h3"
          title={words.unitChoice(home.unitNumber, home.floor)}
          action={
            <Button size="small" onClick={() => onOpenUnit(home.id)}>
              {words.openUnit}
            </Button>
          }
        >
          <KeyValues shape="above" rows={factsOf(home)} />
        </Card>
      ))}
    </div>
  )
}

function factsOf(home: Home): [string, string][] {
  const { unitFacts: names } = words
  const facts: [string, string | number | null][] = [
    [names.type, home.unitType ?? home.category],
    [names.bedrooms, home.bedrooms],
    [names.bathrooms, home.bathrooms],
    [names.area(), home.squareFootage === null ? null : words.squareFeet(home.squareFootage)],
    [names.fee, home.monthlyMaintenance === null ? null : formatMoney(cents(home.monthlyMaintenance), 'en')],
    [names.residence, words.residence[home.residenceType]],
    [names.household, words.ranks[home.rank]],
  ]
  return facts.map(([name, value]) => [name, value === null ? words.nothing : String(value)])
}
