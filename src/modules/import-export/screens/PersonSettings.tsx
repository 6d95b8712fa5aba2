import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { SearchSelect } from '#platform/ui/forms/SearchSelect.tsx'
import type { Resident } from '#residents/resident.ts'
import { personCalls } from '../person-contract.ts'
import { words } from '../messages/en.ts'
import { ErasePerson } from './ErasePerson.tsx'
import { ExportPersonData } from './ExportPersonData.tsx'
import { useResidentSearch } from './queries.ts'

/** Exports one resident's data, and erases a former resident. */
export function PersonSettings() {
  const [chosen, setChosen] = useState<Resident | null>(null)
  const [erasing, setErasing] = useState(false)
  const { list, isSearching, setText } = useResidentSearch()
  const found = list.data ?? []
  // Prefers the row of the list, which is up to date; another search may not contain the person.
  const person = found.find((one) => one.userId === chosen?.userId) ?? chosen
  const userId = person?.userId ?? ''
  const choices = found.map(({ userId: value, fullName, units }) => ({
    value,
    label: fullName,
    detail: units.map(({ unitNumber }) => unitNumber).join(', '),
  }))
  return (
    <Card title={words.person.title}>
      <div className="grid gap-4">
        <p className="max-w-[72ch] text-ink-2">{words.person.lead}</p>
        <Field label={words.person.who} className="max-w-md">
          <SearchSelect
            choices={choices}
            list={list}
            value={userId}
            onChange={(next) => setChosen(found.find((one) => one.userId === next) ?? null)}
            find={words.person.find}
            none={list.error?.message ?? (isSearching ? words.person.loading : words.person.none)}
            onSearch={setText}
          />
        </Field>
        {person ? (
          <div className="flex flex-wrap items-center gap-2">
            <ExportPersonData
              key={userId}
              json={personCalls.personData}
              page={personCalls.personPage}
              params={{ userId }}
              name={person.fullName}
            />
            <Button
              variant="danger-outlined"
              disabledBecause={person.units.length > 0 ? words.person.livesHere : null}
              onClick={() => setErasing(true)}
            >
              {words.person.erase}
            </Button>
          </div>
        ) : null}
      </div>
      {person ? (
        <ErasePerson
          key={person.userId}
          userId={person.userId}
          name={person.fullName}
          open={erasing}
          onClose={() => setErasing(false)}
          onErased={() => setChosen(null)}
        />
      ) : null}
    </Card>
  )
}
