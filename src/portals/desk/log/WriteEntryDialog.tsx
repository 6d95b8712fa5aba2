import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDeskSearch } from '#desk-search/screens/queries.ts'
import { type ChosenKind, chosenKinds, longestEntry } from '#desk-log/choices.ts'
import type { LogEntry } from '#desk-log/contract.ts'
import { logWords } from '#desk-log/messages/desk.ts'
import { logScreenWords } from '#desk-log/messages/screens.ts'
import { useWriteEntry } from '#desk-log/screens/queries.ts'
import { uploadDeskPhoto } from '#front-desk/screens/upload-desk-photo.ts'
import { PhotoButton } from '#packages/screens/desk/PhotoButton.tsx'
import { createKey } from '#platform/ui/data/use-idempotency-key.ts'
import { useIsOnline } from '#platform/ui/data/offline/use-connection.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import type { Choice } from '#platform/ui/forms/choices.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { SearchSelect } from '#platform/ui/forms/SearchSelect.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { useDebounced } from '#platform/ui/hooks/use-debounced.ts'
import { navigate } from '#platform/ui/navigation/navigate.ts'
import { useFormPicture, useSendWithPicture } from '#platform/ui/photos/form-picture.ts'
import { PlainFormDialog } from '#platform/ui/records/PlainFormDialog.tsx'
import { useUser } from '../../frame/user.ts'
import { collectKeys } from '../early-keys.ts'
import { setNoteDraft } from '../offline/notes/note-draft.ts'
import { blankNote } from '../offline/notes/note-state.ts'

const words = logScreenWords.writing
/** Milliseconds without a key until the list is read. */
const pause = 150

type Place = Choice & { unitId: string | null; placeName: string }
type Props = { open: boolean; corrected: LogEntry | null; onClose: () => void }

/** Writes an entry, or the correction of one. Without a connection the log has a form of its own, which goes on with what was typed. */
export function WriteEntryDialog({ open, corrected, onClose }: Props) {
  const [kind, setKind] = useState<ChosenKind>('note')
  const [body, setBody] = useState('')
  const [place, setPlace] = useState<Place | null>(null)
  const [needsFollowUp, setNeedsFollowUp] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [pictureProblem, setPictureProblem] = useState<string>()
  /** An entry whose answer was lost is sent again as the same. */
  const [entryKey] = useState(createKey)
  const text = useRef<HTMLTextAreaElement>(null)
  const write = useWriteEntry()
  const picture = useFormPicture({ upload: (file) => uploadDeskPhoto('log', file), failed: words.noPicture })
  const isOnline = useIsOnline()
  const close = () => {
    // An entry that waits for its picture is not sent any more.
    picture.setIsAwaited(false)
    onClose()
  }
  const { id: userId } = useUser()
  const moveToForm = useEffectEvent(() => {
    if (!open || corrected || body.trim() === '') return
    setNoteDraft(userId, { ...blankNote, body, kind, place: place?.label ?? '', needsFollowUp, key: entryKey })
    close()
    collectKeys()
    navigate({ to: '/desk', search: { tab: 'log', write: '1' } })
  })
  useEffect(() => {
    if (!isOnline) moveToForm()
  }, [isOnline])
  const save = () => {
    if (body.trim() === '') return setProblem(words.empty)
    const where = { unitId: place?.unitId ?? null, placeName: place?.placeName ?? '' }
    if (picture.status === 'sending') return picture.setIsAwaited(true)
    if (picture.status === 'failed') {
      // The next attempt is without it.
      picture.clear()
      return setPictureProblem(words.withoutPicture)
    }
    const entry = {
      kind,
      body: body.trim(),
      ...where,
      photoId: picture.id,
      needsFollowUp,
      correctsId: corrected?.id ?? null,
      entryKey,
    }
    return write.mutate(entry, {
      onSuccess: () => {
        close()
        toast.success(words.saved)
      },
      onError: (error) => setProblem(error.message),
    })
  }
  useSendWithPicture(picture, save)
  return (
    <PlainFormDialog
      open={open && isOnline}
      onClose={close}
      title={corrected ? words.correction : words.title}
      status={corrected?.body}
      dirty={body !== ''}
      initialFocus={text}
      verb={words.verb}
      busyText={words.saving}
      isBusy={write.isPending || picture.isAwaited}
      onSave={save}
    >
      <Field label={words.body} required error={problem}>
        <TextArea
          ref={text}
          rows={3}
          maxLength={longestEntry}
          value={body}
          onChange={({ target }) => setBody(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
          }}
        />
      </Field>
      <div className="grid gap-5 md:grid-cols-2">
        {corrected ? null : (
          <Field label={words.kind}>
            <Select
              choices={chosenKinds.map((value) => ({ value, label: logWords.kinds[value] }))}
              value={kind}
              onChange={setKind}
            />
          </Field>
        )}
        <PlaceField chosen={place} onChoose={setPlace} />
      </div>
      <div>
        <PhotoButton
          picture={{
            ...picture,
            take: (file) => {
              setPictureProblem(undefined)
              picture.take(file)
            },
          }}
        />
        {pictureProblem ? (
          <p role="alert" className="mt-1.5 text-sm text-tone-danger-fg">
            {pictureProblem}
          </p>
        ) : null}
      </div>
      <Checkbox
        label={words.followUp}
        checked={needsFollowUp}
        onChange={({ target }) => setNeedsFollowUp(target.checked)}
      />
    </PlainFormDialog>
  )
}

function PlaceField({ chosen, onChoose }: { chosen: Place | null; onChoose: (place: Place) => void }) {
  const [text, setText] = useState('')
  const typed = text.trim()
  const homes = useDeskSearch(useDebounced(typed, pause))
  const units = (homes.data?.units ?? []).map(({ unitId, unitNumber }): Place => ({
    value: unitId,
    label: unitNumber,
    detail: words.unit,
    unitId,
    placeName: '',
  }))
  const found: Place[] =
    typed === '' ? [] : [...units, { value: 'room', label: typed, detail: words.room, unitId: null, placeName: typed }]
  return (
    <Field label={words.place}>
      <SearchSelect
        choices={found.length > 0 || chosen === null ? found : [chosen]}
        value={chosen?.value ?? null}
        onChange={(value) => {
          const place = found.find((one) => one.value === value)
          if (place) onChoose(place)
        }}
        find={words.find}
        none={words.none}
        placeholder={words.find}
        onSearch={setText}
      />
    </Field>
  )
}
