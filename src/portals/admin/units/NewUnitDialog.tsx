import Building2 from 'lucide-react/icons/building-complex'
import { useCallback, useId, useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { TabList } from '#platform/ui/navigation/TabList.tsx'
import { TabPanel } from '#platform/ui/navigation/TabPanel.tsx'
import { Tabs } from '#platform/ui/navigation/Tabs.tsx'
import { useCreateUnit, useModel } from '#tower/screens/queries.ts'
import { categoryOfFloor } from '#units/rules.ts'
import { UnitForm } from '#units/screens/UnitForm.tsx'
import { words as unitWords } from '#units/messages/en.ts'
import { words } from '../messages/en.ts'

type Props = { open: boolean; onClose: () => void; onCreated: (id: string) => void }
type Tab = 'details' | 'residents' | 'maintenance' | 'request' | 'notes'
const later = ['residents', 'maintenance', 'request', 'notes'] as const

/** The form of a new unit; the other tabs are disabled until it is saved. */
export function NewUnitDialog({ open, onClose, onCreated }: Props) {
  const create = useCreateUnit()
  const { data: model } = useModel()
  const categoryOf = useCallback(
    (floor: number) => categoryOfFloor(floor, model?.floors.find(({ number }) => number === floor)?.kind),
    [model],
  )
  const [tab, setTab] = useState<Tab>('details')
  const [isDirty, setIsDirty] = useState(false)
  const formId = useId()
  return (
    <Tabs value={tab} onChange={setTab}>
      <Dialog
        open={open}
        onClose={onClose}
        width="widest"
        dirty={isDirty && !create.isSuccess}
        title={unitWords.createTitle}
        status={words.newUnit}
        tabs={
          <TabList
            label={words.parts}
            tabs={[
              { value: 'details', label: words.details },
              { value: 'residents', label: words.residents },
              { value: 'maintenance', label: words.maintenance },
              { value: 'request', label: words.createRequest },
              { value: 'notes', label: words.adminNotes },
            ]}
          />
        }
        footer={
          <>
            <CancelButton />
            <Button
              variant="primary"
              type="submit"
              form={formId}
              busy={create.isPending}
              busyText={unitWords.creating}
              onClick={() => setTab('details')}
            >
              {unitWords.create}
            </Button>
          </>
        }
      >
        <TabPanel value="details" keepMounted className="md:min-h-110">
          <UnitForm
            id={formId}
            unit={null}
            ownVersion={undefined}
            categoryOf={categoryOf}
            onCreate={(unit, then) =>
              create.mutate(unit, { ...then, onSuccess: (made) => (then.onSuccess(made), onCreated(made.id)) })
            }
            onTyped={setIsDirty}
            onDone={() => setIsDirty(false)}
          />
        </TabPanel>
        {later.map((part) => (
          <TabPanel key={part} value={part} className="md:min-h-110">
            <Empty icon={Building2} help={words.createFirstHelp[part]}>
              {words.createFirst}
            </Empty>
          </TabPanel>
        ))}
      </Dialog>
    </Tabs>
  )
}
