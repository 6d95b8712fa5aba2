import { useDeferredValue, useEffect, useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { SearchInput } from '#platform/ui/lists/SearchInput.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import type { UnitResident } from '../contract.ts'
import { words } from '../messages/en.ts'
import type { PanelUnit } from './panel-unit.ts'
import { EndedListings } from './EndedListings.tsx'
import { PersonPicker } from './PersonPicker.tsx'
import { useAssign, useCandidates } from './queries.ts'

type Props = {
  unit: PanelUnit
  open: boolean
  onClose: () => void
  /** Set in the building view: assigns a renter or an owner, replacing the current resident if there is one. */
  residence?: { replaces: UnitResident | null }
}

/** Finds a person and assigns them to a unit. */
export function AssignDialog({ unit, open, onClose, residence }: Props) {
  const texts = wordsFor(unit, residence)
  const assign = useAssign(unit.id)
  const [input, setInput] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [type, setType] = useState<'tenant' | 'owner'>('tenant')
  const close = () => {
    onClose()
    setInput('')
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
      title={texts.title}
      status={texts.status}
      footer={
        <>
          <CancelButton />
          <Button
            variant="primary"
            busy={assign.isPending}
            busyText={words.assigning}
            disabledBecause={chosen === null ? words.chooseFirst : null}
            onClick={send}
          >
            {texts.verb}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SearchInput label={words.search} value={input} onChange={setInput} maxLength={200} className="w-full" />
        {open ? <Found unitId={unit.id} input={input} chosen={chosen} onChoose={setChosen} /> : null}
        <Field label={texts.type}>
          <Select
            choices={[
              { value: 'tenant', label: texts.tenant },
              { value: 'owner', label: words.owner },
            ]}
            value={type}
            onChange={setType}
          />
        </Field>
        {open ? (
          <EndedListings unitId={unit.id} isOwner={type === 'owner'} isReplacing={Boolean(residence?.replaces)} />
        ) : null}
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

type FoundProps = { unitId: string; input: string; chosen: string | null; onChoose: (id: string | null) => void }

function Found({ unitId, input, chosen, onChoose }: FoundProps) {
  const search = useDeferredValue(useDebouncedText(input.trim()))
  const people = useCandidates(unitId, search)
  const rows = people.data?.rows
  // A person who is no longer in the list is no longer chosen, so that nobody is assigned unseen.
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

/** The text once typing pauses. */
function useDebouncedText(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), 200)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
