import { type RefObject, type SetStateAction, useEffect } from 'react'
import { Field } from '#platform/ui/forms/Field.tsx'
import { RadioCards } from '#platform/ui/forms/RadioCards.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { proofs, type Proof } from '../../choices.ts'
import { deskScreenWords } from '../../messages/desk-screens.ts'
import { PhotoButton } from './PhotoButton.tsx'
import { SignaturePad } from './SignaturePad.tsx'
import { useUploadPhoto } from './queries.ts'

const words = deskScreenWords.handOver

/** Without a choice there is no proof. */
export type ProofValues = { proof: Proof | null; code: string; photoId: string | null }

/** With a code that was typed already, it is the proof; another is for the desk to choose. */
export const noProof = (code?: string): ProofValues => ({
  proof: code === undefined ? null : 'code',
  code: code ?? '',
  photoId: null,
})

type Props = {
  values: ProofValues
  /** A picture is ready later than its proof was chosen, so that it changes what is chosen then. */
  onChange: (values: SetStateAction<ProofValues>) => void
  isCodeKnown: boolean
  /** The first choice. */
  first: RefObject<HTMLInputElement | null>
  error?: string | undefined
}

/** How the desk knows that it is the right person. */
export function ProofFields({ values, onChange, isCodeKnown, first, error }: Props) {
  // The packages may come after the dialog: then the dialog could not give it the focus.
  useEffect(() => first.current?.focus(), [first])
  const upload = useUploadPhoto('signature')
  const uploadPhoto = useUploadPhoto('hand_over')
  const attach = (proof: Proof, photoId: string | null) =>
    onChange((before) => (before.proof === proof ? { ...before, photoId } : before))
  const sign = (picture: File | null) => {
    if (picture === null) return attach('signature', null)
    return upload.mutate(picture, {
      onSuccess: (photoId) => attach('signature', photoId),
      onError: (failed) => toast.failure(words.notUploaded, failed.message),
    })
  }
  if (isCodeKnown && values.proof === 'code' && !error) return <Notice tone="success">{words.codeIsRight}</Notice>
  return (
    <>
      <Field label={words.how} radios error={values.proof === 'code' ? undefined : error}>
        <RadioCards
          ref={first}
          name="proof"
          choices={proofs.map((value) => ({ value, label: words.proofs[value] }))}
          value={values.proof}
          onChange={(proof) => onChange({ ...values, proof, photoId: null })}
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
      {values.proof === 'signature' ? <SignaturePad onSigned={sign} /> : null}
      {values.proof === 'photo' ? (
        <PhotoButton upload={uploadPhoto} photoId={values.photoId} onPhoto={(photoId) => attach('photo', photoId)} />
      ) : null}
    </>
  )
}
