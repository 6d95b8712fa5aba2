import { useState } from 'react'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { PlainFormDialog } from '#platform/ui/records/PlainFormDialog.tsx'
import { placeKinds, type PlaceKind } from '../../choices.ts'
import type { PackagePlace } from '../../contract.ts'
import { deskScreenWords } from '../../messages/desk-screens.ts'
import { useSetPlaces } from './queries.ts'

const words = deskScreenWords.shelves

type Props = { places: readonly PackagePlace[]; open: boolean; onClose: () => void }

const namesOf = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
]

/** The shelves, lockers and other places of the desk, a name in each line. */
export function PlacesDialog({ places, open, onClose }: Props) {
  const set = useSetPlaces()
  const first = (kind: PlaceKind) =>
    places
      .filter((place) => place.kind === kind)
      .map(({ name }) => name)
      .join('\n')
  const [texts, setTexts] = useState(
    () => Object.fromEntries(placeKinds.map((kind) => [kind, first(kind)])) as Record<PlaceKind, string>,
  )
  const save = () =>
    set.mutate(
      { places: placeKinds.flatMap((kind) => namesOf(texts[kind]).map((name) => ({ name, kind }))) },
      {
        onSuccess: () => {
          onClose()
          toast.success(words.saved)
        },
        onError: (error) => toast.failure(words.notSaved, error.message),
      },
    )
  return (
    <PlainFormDialog
      open={open}
      onClose={onClose}
      title={words.title}
      status={words.text}
      dirty={placeKinds.some((kind) => texts[kind] !== first(kind))}
      verb={words.save}
      busyText={words.saving}
      isBusy={set.isPending}
      onSave={save}
    >
      <div className="grid gap-4 md:grid-cols-2">
        {placeKinds.map((kind) => (
          <Field key={kind} label={words.kinds[kind]}>
            <TextArea
              rows={4}
              value={texts[kind]}
              onChange={({ target }) => setTexts({ ...texts, [kind]: target.value })}
            />
          </Field>
        ))}
      </div>
    </PlainFormDialog>
  )
}
