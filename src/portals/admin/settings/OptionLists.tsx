import { useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { useUnsaved } from '#platform/screens/unsaved.ts'
import type { ChangedField } from '#settings/changed-field.ts'
import { ChangePreview } from '#settings/screens/ChangePreview.tsx'
import type { TellChange } from '#settings/screens/RecentChanges.tsx'
import type { OptionLists as Lists, OptionRecord } from '#units/option-contract.ts'
import { nameOfList, optionWords as words } from '#units/option-words.ts'
import { optionLists } from '#units/options.ts'
import { useOptions, useSetOptions } from '#units/screens/option-queries.ts'
import { OptionsOf } from './OptionsOf.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'

/** What can be ticked of a unit. */
export function OptionLists() {
  const options = useOptions()
  return (
    <SettingsGroup area="unit-options" tell={tellOptions} on={options} loading={words.loading}>
      {options.data ? <Editor key={options.data.version} held={options.data} /> : null}
    </SettingsGroup>
  )
}

function Editor({ held: { version, ...held } }: { held: OptionRecord }) {
  const [draft, setDraft] = useState<Lists>(held)
  const [looking, setLooking] = useState(false)
  const making = useSetOptions()
  const fields = fieldsOf(held, draft)
  useUnsaved(fields.length > 0)
  return (
    <>
      <p className="max-w-[72ch] text-ink-2">
        {words.lead} {words.fixed}
      </p>
      <div className="grid items-start gap-[18px] lg:grid-cols-2">
        {optionLists.map((list) => (
          <OptionsOf
            key={list}
            name={nameOfList(list)}
            held={held[list]}
            options={draft[list]}
            onChange={(options) => setDraft({ ...draft, [list]: options })}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          look="primary"
          disabledBecause={fields.length === 0 ? words.nothingChanged : null}
          onClick={() => {
            making.reset()
            setLooking(true)
          }}
        >
          {words.look}
        </Button>
        {fields.length > 0 ? (
          <Button look="plain" onClick={() => setDraft(held)}>
            {words.back}
          </Button>
        ) : null}
      </div>
      <ChangePreview
        open={looking}
        onClose={() => setLooking(false)}
        fields={fields}
        note={words.keeps}
        making={making}
        onConfirm={() => making.mutate({ version, lists: draft }, { onSuccess: () => setLooking(false) })}
      />
    </>
  )
}

type Some = Partial<Record<string, unknown>>
const listOf = (value: unknown) => (Array.isArray(value) ? (value as string[]) : [])

/** Of each list what went and what came; a list that is only in another order tells all of it. */
function fieldsOf(before: Some, after: Some): ChangedField[] {
  return optionLists.flatMap((list) => {
    const [was, is] = [listOf(before[list]), listOf(after[list])]
    if (was.join(',') === is.join(',')) return []
    const [gone, come] = [was.filter((one) => !is.includes(one)), is.filter((one) => !was.includes(one))]
    const [from, to] = gone.length + come.length === 0 ? [was, is] : [gone, come]
    return [{ label: nameOfList(list), before: from.join('\n'), after: to.join('\n') }]
  })
}

const tellOptions: TellChange = ({ before, after }) => fieldsOf(before, after)
