import { useForm } from 'react-hook-form'
import { Button } from '../display/Button.tsx'
import { Field } from '../forms/Field.tsx'
import { FormErrors } from '../forms/FormErrors.tsx'
import { PasswordInput } from '../forms/PasswordInput.tsx'
import { PhoneInput } from '../forms/PhoneInput.tsx'
import { TextInput } from '../forms/TextInput.tsx'
import { Panel } from './Panel.tsx'

const labels = { fullName: 'Full name', password: 'Password', phone: 'Primary phone' } as const

export function FormPanel() {
  const form = useForm({ defaultValues: { fullName: 'Ada Lindqvist', password: '', phone: '' } })
  const { errors } = form.formState
  return (
    <Panel title="Form errors" wide>
      <form noValidate onSubmit={(event) => void form.handleSubmit(() => undefined)(event)} className="grid gap-3.5">
        <FormErrors form={form} labels={labels} title="Please fill in all required fields" />
        <div className="grid gap-3.5 sm:grid-cols-2">
          <Field label={labels.fullName} required error={errors.fullName?.message}>
            <TextInput {...form.register('fullName', { required: 'Enter a name' })} />
          </Field>
          <Field label={labels.password} required error={errors.password?.message}>
            <PasswordInput
              autoComplete="new-password"
              {...form.register('password', { required: 'Enter a password' })}
            />
          </Field>
          <Field label={labels.phone} required error={errors.phone?.message}>
            <PhoneInput
              {...form.register('phone', {
                minLength: { value: 12, message: 'Primary phone number must be exactly 10 digits' },
                required: 'Enter a phone number',
              })}
            />
          </Field>
        </div>
        <div>
          <Button type="submit" variant="primary">
            Create Tenant
          </Button>
        </div>
      </form>
    </Panel>
  )
}
