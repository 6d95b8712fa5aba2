import { useDeferredValue, useEffect, useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { CancelButton } from '#platform/screens/CancelButton.tsx'
import { Dialog } from '#platform/screens/Dialog.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { SearchInput } from '#platform/screens/SearchInput.tsx'
import { Select } from '#platform/screens/Select.tsx'
import { toast } from '#platform/screens/toast.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import type { UnitResident } from '../contract.ts'
import { words } from '../words.ts'
import type { PanelUnit } from './AssignmentPanel.tsx'
import { PersonPicker } from './PersonPicker.tsx'
import { useAssign, useCandidates } from './queries.ts'

type Props = {
  unit: PanelUnit
  open: boolean
  onClose: () => void
  /** As the building view asks: renter or owner, and in whose place where somebody lives there. */
  residence?: { replaces: UnitResident | null }
}

/** Finds a person and assigns them to a unit. */
export function AssignDialog({ unit, open, onClose, residence }: Props) {
  const says = wordsFor(unit, residence)
  const assign = useAssign(unit.id)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [type, setType] = useState<'tenant' | 'owner'>('tenant')
  const close = () => {
    onClose()
    setTyped('')
    setChosen(null)
    setType('tenant')
  }
  const send = () => {
    if (chosen === null) return
    assign.mutate(
      {
        tenantId: chosen,
        isOwner: type === 'owner',
        ...(residence?.replaces ? { replaces: residence.replaces.tenantId } : {}),
      },
      {
        onSuccess: () => {
          toast.success(words.assigned)
          close()
        },
        onError: (error) => toast.failure(words.notAssigned, error.message),
      },
    )
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={says.title}
      status={says.status}
      footer={
        <>
          <CancelButton />
          <Button
            look="primary"
            busy={assign.isPending}
            busyText={words.assigning}
            disabledBecause={chosen === null ? words.chooseFirst : null}
            onClick={send}
          >
            {says.verb}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SearchInput label={words.search} value={typed} onChange={setTyped} maxLength={200} className="w-full" />
        {open ? <Found unitId={unit.id} typed={typed} chosen={chosen} onChoose={setChosen} /> : null}
        <Field label={says.type}>
          <Select
            choices={[
              { value: 'tenant', label: says.tenant },
              { value: 'owner', label: words.owner },
            ]}
            value={type}
            onChange={setType}
          />
        </Field>
      </div>
    </Dialog>
  )
}

function wordsFor({ unitNumber, category }: PanelUnit, residence: Props['residence']) {
  const commercial = category === 'Commercial'
  if (!residence)
    return {
      title: words.assignTitle(unitNumber),
      status: words.typeToSearch,
      verb: words.assignPerson(commercial),
      type: words.type,
      tenant: words.tenant(commercial),
    }
  const name = residence.replaces?.tenant.fullName
  return {
    title: name === undefined ? words.assignResident : words.reassignResident,
    status: name === undefined ? words.toUnit(unitNumber) : words.inPlaceOf(name, unitNumber),
    verb: words.assignResident,
    type: words.residenceType,
    tenant: words.renter,
  }
}

type FoundProps = { unitId: string; typed: string; chosen: string | null; onChoose: (id: string | null) => void }

function Found({ unitId, typed, chosen, onChoose }: FoundProps) {
  const search = useDeferredValue(usePaused(typed.trim()))
  const people = useCandidates(unitId, search)
  const rows = people.data?.rows
  // Whoever is no longer in the list is no longer chosen: nobody is assigned unseen.
  useEffect(() => {
    if (chosen !== null && rows && !rows.some(({ id }) => id === chosen)) onChoose(null)
  }, [rows, chosen, onChoose])
  if (!people.data) return <Waiting on={people} words={words.loadingPeople} />
  if (people.data.rows.length === 0)
    return (
      <output className="block rounded-md bg-sunken px-3 py-4 text-center text-ink-2">
        {search === '' ? words.noPeople : words.noMatch}
      </output>
    )
  return <PersonPicker people={people.data.rows} total={people.data.total} chosen={chosen} onChoose={onChoose} />
}

/** What was typed, once the typing pauses. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), 200)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
