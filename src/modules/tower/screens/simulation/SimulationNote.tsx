import { formatAreaNumber } from '#platform/locale/measures.ts'
import { countBalconies } from '#units/rules.ts'
import type { ListedUnit } from '../../contract.ts'
import { statusInSimulation } from '../../simulation.ts'
import { words } from '../../messages/simulation.ts'

const { note } = words

/** The note of a residence, for pointer and keyboard. */
export function SimulationNote({ unit, layout }: { unit: ListedUnit; layout: string | null }) {
  const facts = [
    [note.floor, layout === null ? unit.floor : `${unit.floor}, ${layout}`],
    [note.facing, unit.facing ?? note.unknown],
    [note.bedrooms, unit.bedrooms ?? note.unknown],
    [note.bathrooms, unit.bathrooms ?? note.unknown],
    [note.squareFeet(), unit.squareFootage === null ? note.unknown : formatAreaNumber(unit.squareFootage, 'en')],
    [note.balconies, countBalconies(unit) ?? note.unknown],
    [note.status, statusInSimulation(unit)],
    [note.active, unit.openRequests],
  ] as const
  return (
    <>
      <p className="mb-1 text-base font-[575]">{note.unit(unit.unitNumber)}</p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="opacity-75">{name}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 border-t border-white/20 pt-2 opacity-85">{note.click}</p>
    </>
  )
}
