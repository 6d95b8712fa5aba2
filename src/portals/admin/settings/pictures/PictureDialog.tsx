import { useState } from 'react'
import { photoCategories, largestUpload, longestAlt } from '#photos/choices.ts'
import { languageNameForOffice, translationLanguages } from '#platform/language/further-languages.ts'
import { defaultLanguage } from '#platform/language/language.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { chosenFrom, isChanged, newDraft, type PictureDraft, type Target } from './picture-draft.ts'
import { picturesWords as words } from './messages/pictures.ts'
import { PictureChoice } from './PictureChoice.tsx'

type Props = {
  target: Target
  open: boolean
  onClose: () => void
  /** The draft to return to from the preview. */
  initialDraft: PictureDraft | null
  onPreview: (draft: PictureDraft) => void
}

const categories = photoCategories.map((value) => ({ value, label: words.categories[value] }))
const titleOf = (target: Target) =>
  target.kind === 'place' ? target.place.label : target.kind === 'new' ? words.newTitle : words.descriptionTitle

/** Edits what a place shows and its texts: another picture with its crop, the original one, or none. */
export function PictureDialog({ target, open, onClose, initialDraft, onPreview }: Props) {
  const [draft, setDraft] = useState(() => initialDraft ?? newDraft(target))
  const [problem, setProblem] = useState<string | null>(null)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const change = (changes: Partial<PictureDraft>) => setDraft((now) => ({ ...now, ...changes }))
  const choose = async (file: File) => {
    if (file.size > largestUpload) return setProblem(words.tooLarge)
    const chosen = await chosenFrom(file)
    if (!chosen) return setProblem(words.notRead)
    setProblem(null)
    change({
      chosen,
      shows: 'chosen',
      ...(target.kind === 'place' ? { alt: '', altLanguage: defaultLanguage(), altTranslations: {} } : {}),
    })
  }
  const needsWords = draft.shows === 'present' || draft.shows === 'chosen'
  const lacksAlt = needsWords && draft.alt.trim() === ''
  const preview = () => {
    setIsSubmitted(true)
    if (target.kind === 'new' && !draft.chosen) return setProblem(words.needPicture)
    if (lacksAlt && !(target.kind === 'place' && !target.photo && draft.shows === 'present')) return
    onPreview(draft)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={titleOf(target)}
      width="wide"
      dirty={isChanged(target, draft)}
      footer={
        <>
          <CancelButton />
          <Button variant="primary" onClick={preview}>
            {words.preview}
          </Button>
        </>
      }
    >
      <div className="grid gap-5 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <PictureChoice
          target={target}
          draft={draft}
          onChange={change}
          onFile={(file) => void choose(file)}
          problem={problem}
        />
        {needsWords ? (
          <Words
            draft={draft}
            onChange={change}
            altError={isSubmitted && lacksAlt ? words.needAlt : undefined}
            hasCategory={!(target.kind === 'place' && draft.shows === 'present')}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

type WordsProps = {
  draft: PictureDraft
  onChange: (changes: Partial<PictureDraft>) => void
  altError: string | undefined
  hasCategory: boolean
}

/** The texts of a picture in all languages, and its category. */
function Words({ draft, onChange, altError, hasCategory }: WordsProps) {
  const written = languageNameForOffice(draft.altLanguage)
  return (
    <div className="grid content-start gap-4">
      <Field label={words.altIn(written)} required hint={words.altHint} error={altError}>
        <TextArea
          lang={draft.altLanguage}
          rows={4}
          maxLength={longestAlt}
          value={draft.alt}
          onChange={(event) => onChange({ alt: event.target.value })}
        />
      </Field>
      {translationLanguages(draft.altLanguage).map((language) => (
        <Field key={language} label={words.altIn(languageNameForOffice(language))} hint={words.altInHint(written)}>
          <TextArea
            lang={language}
            rows={4}
            maxLength={longestAlt}
            value={draft.altTranslations[language] ?? ''}
            onChange={(event) =>
              onChange({ altTranslations: { ...draft.altTranslations, [language]: event.target.value } })
            }
          />
        </Field>
      ))}
      {hasCategory ? (
        <Field label={words.category}>
          <Select choices={categories} value={draft.category} onChange={(category) => onChange({ category })} />
        </Field>
      ) : null}
    </div>
  )
}
