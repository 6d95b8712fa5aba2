import { Building2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { CancelButton } from '#platform/screens/CancelButton.tsx'
import { Dialog } from '#platform/screens/Dialog.tsx'
import { Empty } from '#platform/screens/Empty.tsx'
import { TabList } from '#platform/screens/TabList.tsx'
import { TabPanel } from '#platform/screens/TabPanel.tsx'
import { Tabs } from '#platform/screens/Tabs.tsx'
import { useCreateUnit } from '#tower/screens/queries.ts'
import { UnitForm } from '#units/screens/UnitForm.tsx'
import { words as unitWords } from '#units/words.ts'
import { words } from '../words.ts'

type Props = { open: boolean; onClose: () => void; onCreated: (id: string) => void }
type Tab = 'details' | 'residents' | 'maintenance' | 'request' | 'notes'
const later = ['residents', 'maintenance', 'request', 'notes'] as const

/** The form of a unit that is not there yet; the other parts wait for it. */
export function NewUnitDialog({ open, onClose, onCreated }: Props) {
  const create = useCreateUnit()
  const [tab, setTab] = useState<Tab>('details')
  const [typed, setTyped] = useState(false)
  const formId = useId()
  return (
    <Tabs value={tab} onChange={setTab}>
      <Dialog
        open={open}
        onClose={onClose}
        width="widest"
        dirty={typed && !create.isSuccess}
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
              look="primary"
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
        <TabPanel value="details" keepMounted className="md:min-h-[440px]">
          <UnitForm
            id={formId}
            unit={null}
            ownVersion={undefined}
            onCreate={(unit, then) =>
              create.mutate(unit, { ...then, onSuccess: (made) => (then.onSuccess(), onCreated(made.id)) })
            }
            onTyped={setTyped}
            onDone={() => setTyped(false)}
          />
        </TabPanel>
        {later.map((part) => (
          <TabPanel key={part} value={part} className="md:min-h-[440px]">
            <Empty icon={Building2} help={words.createFirstHelp[part]}>
              {words.createFirst}
            </Empty>
          </TabPanel>
        ))}
      </Dialog>
    </Tabs>
  )
}
