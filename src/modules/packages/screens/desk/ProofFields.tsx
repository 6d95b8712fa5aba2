import { type RefObject, useEffect } from 'react'
import { Field } from '#platform/ui/forms/Field.tsx'
import { RadioCards } from '#platform/ui/forms/RadioCards.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import type { FormPicture } from '#platform/ui/photos/form-picture.ts'
import { proofs, type Proof } from '../../choices.ts'
import { deskScreenWords } from '../../messages/desk-screens.ts'
import { PhotoButton } from './PhotoButton.tsx'
import { SignaturePad } from './SignaturePad.tsx'

const words = deskScreenWords.handOver

/** Without a choice there is no proof. */
export type ProofValues = { proof: Proof | null; code: string }

/** With a code that was typed already, it is the proof; another is for the desk to choose. */
export const noProof = (code?: string): ProofValues => ({
  proof: code === undefined ? null : 'code',
  code: code ?? '',
})

type Props = {
  values: ProofValues
  onChange: (values: ProofValues) => void
  /** The signature or the photo, where it is the proof. */
  picture: FormPicture
  isCodeKnown: boolean
  /** The first choice. */
  first: RefObject<HTMLInputElement | null>
  error?: string | undefined
}

/** How the desk knows that it is the right person. */
export function ProofFields({ values, onChange, picture, isCodeKnown, first, error }: Props) {
  // The packages may come after the dialog: then the dialog could not give it the focus.
  useEffect(() => first.current?.focus(), [first])
  if (isCodeKnown && values.proof === 'code' && !error) return <Notice tone="success">{words.codeIsRight}</Notice>
  return (
    <>
      <Field label={words.how} radios error={values.proof === 'code' ? undefined : error}>
        <RadioCards
          ref={first}
          name="proof"
          choices={proofs.map((value) => ({ value, label: words.proofs[value] }))}
          value={values.proof}
          onChange={(proof) => {
            picture.clear()
            onChange({ ...values, proof })
          }}
        />
      </Field>
      {values.proof === 'code' ? (
        <Field label={words.code} required error={error}>
          <TextInput
            large
            autoComplete="off"
            spellCheck={false}
            maxLength={20}
            value={values.code}
            onChange={({ target }) => onChange({ ...values, code: target.value })}
          />
        </Field>
      ) : null}
      {values.proof === 'signature' ? <SignaturePad picture={picture} /> : null}
      {values.proof === 'photo' ? <PhotoButton picture={picture} /> : null}
    </>
  )
}
