import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { largestLogo } from '#building/choices.ts'
import type { Logo } from '#building/logo-contract.ts'
import { profileWords } from '#building/messages/profile.ts'
import type { ProfileRecord } from '#building/profile-contract.ts'
import type { ProfileValues } from '#building/profile-values.ts'
import { useUploadLogo } from '#building/screens/settings-queries.ts'
import type { BrandLogo } from '#platform/brand-mark.ts'
import { buildingWords } from '../messages/building.ts'
import { AccentField } from './AccentField.tsx'
import { LogoSlot } from './LogoSlot.tsx'

const words = buildingWords.logo
type LogoFieldName = 'logo' | 'logoOnDark'

type Props = { form: UseFormReturn<ProfileValues>; record: Pick<ProfileRecord, 'logos'> }

/** The logos and the colour of the building, with how they look together before they are saved. */
export function LogoFields({ form, record }: Props) {
  const { upload, known, isUploading } = useLogos(form, record)
  const [logoName, onDarkName] = useWatch({ control: form.control, name: ['logo', 'logoOnDark'] })
  const [logo, onDark] = [logoName, onDarkName].map((name) => known.find((one) => one.name === name))
  const set = (field: LogoFieldName, value: string) => {
    form.clearErrors(field)
    form.setValue(field, value, { shouldDirty: true })
    if (field === 'logo' && value === '') set('logoOnDark', '')
  }
  const slot = (field: LogoFieldName, present: Logo | undefined, hint: string) => (
    <LogoSlot
      label={profileWords.fields[field]}
      hint={hint}
      error={form.formState.errors[field]?.message}
      logo={present}
      ground={field === 'logo' ? 'light' : 'dark'}
      isUploading={isUploading}
      onFile={(file) => void upload(field, file, (name) => set(field, name))}
      onRemove={() => set(field, '')}
    />
  )
  return (
    <div className="grid min-w-0 gap-5 sm:col-span-2">
      <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2">
        {slot('logo', logo, words.hint)}
        {logo || form.formState.errors.logoOnDark
          ? slot('logoOnDark', onDark, logo && !logo.isLegibleOnDark && !onDark ? words.hardToSee : words.onDarkHint)
          : null}
      </div>
      <AccentField control={form.control} {...(logo && { logo: shownLogo(logo, onDark) })} />
    </div>
  )
}

const shownLogo = (logo: Logo, other: Logo | undefined): BrandLogo => ({
  ...logo,
  onDark: { ...(other ?? logo), hasTile: other === undefined && !logo.isLegibleOnDark },
})

/** The logos that the form can name: those of the record, and what was uploaded since. */
function useLogos(form: UseFormReturn<ProfileValues>, { logos }: Pick<ProfileRecord, 'logos'>) {
  const [uploaded, setUploaded] = useState<readonly Logo[]>([])
  const mutation = useUploadLogo()
  const upload = async (field: LogoFieldName, file: File, onDone: (name: string) => void) => {
    const fail = (message: string) => form.setError(field, { type: 'file', message })
    if (file.size > largestLogo) return fail(profileWords.logo.large)
    try {
      const logo = await mutation.mutateAsync(file)
      setUploaded((known) => [...known, logo])
      if (field === 'logo' && !logo.isLegibleOnLight) return fail(profileWords.logo.tooLight)
      if (field === 'logoOnDark' && !logo.isLegibleOnDark) return fail(profileWords.logo.tooDark)
      onDone(logo.name)
    } catch (error) {
      fail(error instanceof Error ? error.message : profileWords.logo.broken)
    }
  }
  return { upload, known: [...logos, ...uploaded], isUploading: mutation.isPending }
}
