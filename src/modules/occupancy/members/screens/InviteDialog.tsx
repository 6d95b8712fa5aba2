import type { UseMutationResult } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { useResetOnOpen } from '#platform/ui/records/use-reset-on-open.ts'
import type { HouseholdRight } from '#platform/household-rights.ts'
import { languageNames, offeredLanguages } from '#platform/language/language.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { NewMember } from '../schemas.ts'
import type { OwnHousehold } from '../contract.ts'
import { memberTexts } from '../messages/index.ts'
import { usualRights } from '../rules.ts'
import { RightsField } from './RightsField.tsx'

type Props = Pick<OwnHousehold, 'homes'> & {
  rights: readonly HouseholdRight[]
  /** The home below the title, when it is the only one. */
  status?: string
  invite: UseMutationResult<unknown, Error, NewMember>
  open: boolean
  onClose: () => void
  words: { hint: string; verb: string; done: (name: string) => string; failed: string }
}
type Values = z.input<typeof NewMember>

/** Invites a person of the household to the portal. */
export function InviteDialog({ homes, rights, status, invite, open, onClose, words: own }: Props) {
  const words = useTexts(memberTexts)
  const language = useLanguage()
  const [first] = homes
  const blank: Values = {
    ...(first ? { unitId: first.unitId } : {}),
    firstName: '',
    lastName: '',
    email: '',
    language,
    rights: usualRights.filter((right) => rights.includes(right)),
  }
  const form = useForm<Values, unknown, NewMember>({ resolver: useFormResolver(NewMember), defaultValues: blank })
  useResetOnOpen(form, open, blank)
  const send = (body: NewMember) => {
    const name = `${body.firstName} ${body.lastName}`.trim()
    invite.mutate(body, formCallbacks(form, { onClose, done: own.done(name), failed: own.failed }))
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.inviteTitle}
      {...(status ? { status } : {})}
      form={form}
      onSend={send}
      labels={words.fields}
      pleaseCheck={words.pleaseCheck}
      verb={own.verb}
      sending={invite}
    >
      {homes.length > 1 ? (
        <div className="md:col-span-2">
          <ChoiceField
            form={form}
            name="unitId"
            label={words.fields.unitId}
            required
            choices={homes.map(({ unitId, unitNumber }) => ({ value: unitId, label: words.residence(unitNumber) }))}
          />
        </div>
      ) : null}
      <TextField form={form} name="firstName" label={words.fields.firstName} required maxLength={100} />
      <TextField form={form} name="lastName" label={words.fields.lastName} required maxLength={100} />
      <TextField
        form={form}
        name="email"
        kind="email"
        label={words.fields.email}
        hint={own.hint}
        required
        className="md:col-span-2"
      />
      <ChoiceField
        form={form}
        name="language"
        label={words.fields.language}
        choices={offeredLanguages().map((value) => ({ value, label: languageNames[value] }))}
      />
      <RightsField form={form} name="rights" offered={rights} />
    </FormDialog>
  )
}
