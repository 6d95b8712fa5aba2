import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { call } from '#platform/screens/call.ts'
import { Card } from '#platform/screens/Card.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { SearchSelect } from '#platform/screens/SearchSelect.tsx'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { residents } from '#residents/contract.ts'
import { personCalls } from '../person-calls.ts'
import { words } from '../words.ts'
import { ForgetPerson } from './ForgetPerson.tsx'
import { TakeData } from './TakeData.tsx'

/** What is known of one resident, to hand over; and forgetting one who has left. */
export function PersonSettings() {
  const [userId, setUserId] = useState('')
  const [forgetting, setForgetting] = useState(false)
  const list = useQuery({
    queryKey: ['residents', 'names'],
    queryFn: ({ signal }) => call(residents.list, { query: { sort: 'name', limit: 1000 }, signal }),
    meta: { topics: ['accounts', 'occupancy'] },
  })
  if (!list.data) return <Waiting on={list} words={words.person.loading} />
  const person = list.data.find((one) => one.userId === userId)
  const choices = list.data.map(({ userId: value, fullName, units }) => ({
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
            value={userId}
            onChange={setUserId}
            find={words.person.find}
            none={words.person.none}
          />
        </Field>
        {person ? (
          <div className="flex flex-wrap items-center gap-2">
            <TakeData
              key={userId}
              json={personCalls.personData}
              page={personCalls.personPage}
              params={{ userId }}
              name={person.fullName}
            />
            <Button
              look="danger-outlined"
              disabledBecause={person.units.length > 0 ? words.person.livesHere : null}
              onClick={() => setForgetting(true)}
            >
              {words.person.erase}
            </Button>
          </div>
        ) : null}
      </div>
      {person ? (
        <ForgetPerson
          key={person.userId}
          userId={person.userId}
          name={person.fullName}
          open={forgetting}
          onClose={() => setForgetting(false)}
        />
      ) : null}
    </Card>
  )
}
