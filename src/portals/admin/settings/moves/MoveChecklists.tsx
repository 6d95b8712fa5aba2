import type { ChecklistRecord, Checklists } from '#moves/checklist-contract.ts'
import { moveKinds } from '#moves/choices.ts'
import { checklistWords as words } from '#moves/messages/checklist.ts'
import { useChecklists, useSetChecklists } from '#moves/screens/checklist-queries.ts'
import { DraftEditor } from '../DraftEditor.tsx'
import { SettingsGroup } from '../SettingsGroup.tsx'
import { Checklist } from './Checklist.tsx'
import { changedChecklists } from './describe-checklists.ts'

/** The steps that new moves get, by kind of move. */
export function MoveChecklists() {
  const query = useChecklists()
  const describe = ({ before, after }: Parameters<Describe>[0]) => changedChecklists(before, after)
  return (
    <SettingsGroup area="move-checklists" describe={describe} on={query} loading={words.loading}>
      {query.data ? <Editor key={query.data.version} saved={query.data} /> : null}
    </SettingsGroup>
  )
}
type Describe = Parameters<typeof SettingsGroup>[0]['describe']

function Editor({ saved: { version, ...current } }: { saved: ChecklistRecord }) {
  return (
    <DraftEditor<Checklists>
      current={current}
      version={version}
      fieldsOf={changedChecklists}
      mutation={useSetChecklists()}
      words={words}
      lead={words.lead}
    >
      {(draft, onChange) => (
        <div className="grid items-start gap-4.5 xl:grid-cols-2">
          {moveKinds.map((kind) => (
            <Checklist
              key={kind}
              name={words.kindName(kind)}
              steps={draft[kind]}
              onChange={(steps) => onChange({ ...draft, [kind]: steps })}
            />
          ))}
        </div>
      )}
    </DraftEditor>
  )
}
