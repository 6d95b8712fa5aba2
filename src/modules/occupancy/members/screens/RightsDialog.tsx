import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { HouseholdRight } from '#platform/household-rights.ts'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import type { HouseholdMember } from '../contract.ts'
import { MemberChanges } from '../schemas.ts'
import { memberTexts } from '../messages/index.ts'
import { useChangeMember } from './queries.ts'
import { RightsField } from './RightsField.tsx'

type Props = { member: HouseholdMember | null; offered: readonly HouseholdRight[]; onClose: () => void }

/** Changes what a member of the household may use. */
export function RightsDialog({ member, offered, onClose }: Props) {
  const { last, open, turn } = useLingering(member)
  return last === null ? null : <OpenRights key={turn} member={last} offered={offered} open={open} onClose={onClose} />
}

type Values = z.input<typeof MemberChanges>

function OpenRights({
  member,
  offered,
  open,
  onClose,
}: Omit<Props, 'member'> & { member: HouseholdMember; open: boolean }) {
  const words = useTexts(memberTexts)
  const change = useChangeMember()
  const form = useForm<Values, unknown, z.output<typeof MemberChanges>>({
    resolver: useFormResolver(MemberChanges),
    defaultValues: { rights: member.rights },
  })
  const { id, version } = member
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.changeTitle(`${member.firstName} ${member.lastName}`.trim())}
      width="narrow"
      columns={1}
      form={form}
      onSend={({ rights }) =>
        change.mutate(
          { id, version, rights },
          formCallbacks(form, { onClose, done: words.saved, failed: words.notSaved }),
        )
      }
      labels={{ rights: words.fields.rights }}
      pleaseCheck={words.pleaseCheck}
      verb={words.save}
      sending={change}
    >
      <RightsField form={form} name="rights" offered={offered} />
    </FormDialog>
  )
}
