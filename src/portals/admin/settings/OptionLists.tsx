import type { ChangedField } from '#settings/changed-field.ts'
import type { DescribeChange } from '#settings/screens/RecentChanges.tsx'
import type { OptionLists as Lists, OptionRecord } from '#units/option-contract.ts'
import { nameOfList, optionWords as words } from '#units/messages/option.ts'
import { optionLists } from '#units/options.ts'
import { useOptions, useSetOptions } from '#units/screens/option-queries.ts'
import { DraftEditor } from './DraftEditor.tsx'
import { OptionList } from './OptionList.tsx'
import { SettingsGroup } from './SettingsGroup.tsx'

/** The options for the features of a unit. */
export function OptionLists() {
  const options = useOptions()
  return (
    <SettingsGroup area="unit-options" describe={describeOptionChanges} on={options} loading={words.loading}>
      {options.data ? <Editor key={options.data.version} current={options.data} /> : null}
    </SettingsGroup>
  )
}

function Editor({ current: { version, ...current } }: { current: OptionRecord }) {
  return (
    <DraftEditor<Lists>
      current={current}
      version={version}
      fieldsOf={fieldsOf}
      mutation={useSetOptions()}
      words={words}
      lead={`${words.lead} ${words.fixed}`}
    >
      {(draft, onChange) => (
        <div className="grid items-start gap-4.5 lg:grid-cols-2">
          {optionLists.map((list) => (
            <OptionList
              key={list}
              name={nameOfList(list)}
              current={current[list]}
              options={draft[list]}
              onChange={(options) => onChange({ ...draft, [list]: options })}
            />
          ))}
        </div>
      )}
    </DraftEditor>
  )
}

type Some = Partial<Record<string, unknown>>
const listOf = (value: unknown) => (Array.isArray(value) ? (value as string[]) : [])

/** The removed and added options of each list; a reordered list is shown as a whole. */
function fieldsOf(before: Some, after: Some): ChangedField[] {
  return optionLists.flatMap((list) => {
    const [was, is] = [listOf(before[list]), listOf(after[list])]
    if (was.join(',') === is.join(',')) return []
    const [removed, added] = [was.filter((one) => !is.includes(one)), is.filter((one) => !was.includes(one))]
    const [from, to] = removed.length + added.length === 0 ? [was, is] : [removed, added]
    return [{ label: nameOfList(list), before: from.join('\n'), after: to.join('\n') }]
  })
}

const describeOptionChanges: DescribeChange = ({ before, after }) => fieldsOf(before, after)
