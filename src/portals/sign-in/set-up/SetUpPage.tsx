import type { ReactNode } from 'react'
import { accountErrors } from '#accounts/messages/errors.ts'
import { accountTexts } from '#accounts/messages/index.ts'
import { shortestPassword } from '#accounts/choices.ts'
import { paths } from '#paths.ts'
import { productMark } from '#platform/brand-mark.ts'
import { BrandName } from '#platform/ui/display/BrandName.tsx'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import type { SetUpField } from '#set-up/choices.ts'
import { setUpWords as words } from '#set-up/messages/en.ts'
import type { FormState } from '../content.ts'
import { Form, FormButton } from '../form/Form.tsx'
import { InputField } from '../form/InputField.tsx'
import { CountryField } from './CountryField.tsx'
import { TimeZoneField } from './TimeZoneField.tsx'

type Props = { form: FormState<SetUpField>; isDone: boolean }

/** The one page of an installation without a building. */
export function SetUpPage({ form, isDone }: Props) {
  return (
    <div className="mx-auto flex min-h-dvh w-[min(44rem,100%)] flex-col px-6 py-7 max-md:px-5 max-md:py-5">
      <header className="flex">
        <BrandName name={words.product} mark={productMark} />
      </header>
      <main id="content" tabIndex={-1} className="grow py-10 outline-none max-md:py-7">
        <h1 className="serif text-46 leading-12.5 font-[350] tracking-[-0.02em] wrap-anywhere max-md:text-38 max-md:leading-10.5">
          {isDone ? words.doneTitle : words.title}
        </h1>
        <p className="mt-2 mb-7 text-15 leading-5.5 text-ink-3">{isDone ? words.doneLead : words.lead}</p>
        {isDone ? <Done /> : <SetUpForm form={form} />}
      </main>
    </div>
  )
}

/** Scripts open the sign-in page as soon as the program answers; without them the document does after a while. */
function Done() {
  return (
    <a
      href={paths.login()}
      data-starting=""
      className={`${buttonClass({ variant: 'primary', size: 'large' })} rounded-md!`}
    >
      {words.toSignIn}
    </a>
  )
}

function SetUpForm({ form }: { form: FormState<SetUpField> }) {
  const errors = accountErrors.en
  /** The attributes of a field by its name. */
  const field = (name: SetUpField, label: string) => ({
    name,
    label,
    error: form.errors[name],
    defaultValue: form.values[name],
  })
  const number = { inputMode: 'numeric', maxLength: 3, autoComplete: 'off' } as const
  const { fields } = words
  return (
    <Form name="set-up" state={form} labels={labels}>
      <Part title={words.parts.code}>
        <InputField
          {...field('oneTimeCode', words.code)}
          hint={words.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          placeholder="XXXX-XXXX-XXXX"
          maxLength={40}
          className="font-mono uppercase md:max-w-64"
        />
      </Part>
      <Part title={words.parts.building}>
        <Row>
          <InputField {...field('name', fields.name)} autoComplete="off" maxLength={120} />
          <InputField
            {...field('code', fields.code)}
            hint={words.codeOfBuildingHint}
            autoComplete="off"
            maxLength={8}
            className="uppercase"
          />
        </Row>
        <InputField {...field('street', fields.street)} autoComplete="street-address" maxLength={120} />
        <Row>
          <InputField
            {...field('postalCode', fields.postalCode)}
            hint={words.postalCodeHint}
            autoComplete="postal-code"
            required={false}
            maxLength={120}
          />
          <InputField {...field('city', fields.city)} autoComplete="address-level2" maxLength={120} />
        </Row>
        <InputField
          {...field('region', fields.region)}
          hint={words.regionHint}
          autoComplete="address-level1"
          required={false}
          maxLength={120}
        />
        <Row>
          <CountryField {...field('countryCode', fields.countryCode)} />
          <TimeZoneField {...field('timeZone', fields.timeZone)} />
        </Row>
        <InputField {...field('officeEmail', fields.officeEmail)} type="email" autoComplete="off" maxLength={120} />
      </Part>
      <Part title={words.parts.floors} lead={words.floorsLead}>
        <Row>
          <InputField {...field('towerFloors', fields.towerFloors)} {...number} />
          <InputField {...field('homesPerFloor', fields.homesPerFloor)} {...number} />
        </Row>
        <Row>
          <InputField {...field('firstHomes', fields.firstHomes)} {...number} />
          <InputField {...field('lastHomes', fields.lastHomes)} {...number} />
        </Row>
      </Part>
      <Part title={words.parts.account} lead={words.accountLead}>
        <Row>
          <InputField {...field('firstName', fields.firstName)} autoComplete="given-name" maxLength={120} />
          <InputField {...field('lastName', fields.lastName)} autoComplete="family-name" maxLength={120} />
        </Row>
        <InputField {...field('email', fields.email)} type="email" autoComplete="username" maxLength={120} />
        <Row>
          <InputField
            {...field('newPassword', fields.newPassword)}
            type="password"
            hint={accountTexts.en.passwordHint}
            autoComplete="new-password"
            minLength={shortestPassword}
            bad={errors.shortPassword}
          />
          <InputField {...field('confirmed', fields.confirmed)} type="password" autoComplete="new-password" />
        </Row>
      </Part>
      <div className="md:max-w-72">
        <FormButton busyText={words.busy}>{words.submit}</FormButton>
      </div>
    </Form>
  )
}

const labels: Partial<Record<SetUpField, string>> = { oneTimeCode: words.code, ...words.fields }

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4 rounded-lg border border-line bg-surface p-5 max-md:p-4">
      <legend className="float-left w-full text-16 font-[575]">{title}</legend>
      {lead ? <p className="clear-both -mt-3 text-sm text-ink-3">{lead}</p> : null}
      {children}
    </fieldset>
  )
}

const Row = ({ children }: { children: ReactNode }) => <div className="grid gap-4 md:grid-cols-2">{children}</div>
