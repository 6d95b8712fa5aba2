import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { portalDate } from '#platform/time/dates.ts'
import { shownPhone } from '#platform/text/phones.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { EmailText } from '#platform/ui/display/EmailText.tsx'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import type { OwnProfile } from '../resident.ts'
import type { OwnWords } from '../messages/own-en.ts'
import { ownProfileTexts } from '../messages/own.ts'
import type { OwnField, OwnValues } from '../own-values.ts'
import { PendingOwnEmails } from './PendingOwnEmails.tsx'

type Props = { profile: OwnProfile; form: UseFormReturn<OwnValues>; editing: boolean }

/** The cards of one's own profile; viewing and editing share one layout. */
export function OwnProfileCards({ profile, form, editing }: Props) {
  const words = useTexts(ownProfileTexts)
  const language = useLanguage()
  const zone = useTimeZone()
  const { fields } = words
  const day = (value: string | null) => (value ? portalDate(value, zone, language) : quiet(words.notSpecified))
  return (
    <div className="grid gap-3.5 md:grid-cols-2">
      <Card level="h3" title={words.contact}>
        {editing ? (
          <div className="grid gap-3.5">
            <Text form={form} name="emailPrimary" kind="email" hint={words.contactHint(profile.user.email)} />
            <Text form={form} name="phonePrimary" kind="phone" />
            <Text form={form} name="emailSecondary" kind="email" />
            <Text form={form} name="phoneSecondary" kind="phone" />
          </div>
        ) : (
          <div className="grid gap-3.5">
            <KeyValues
              rows={[
                [fields.emailPrimary, mail(words, profile.emailPrimary)],
                [fields.phonePrimary, phone(words, profile.phonePrimary)],
                [fields.emailSecondary, mail(words, profile.emailSecondary)],
                [fields.phoneSecondary, phone(words, profile.phoneSecondary)],
              ]}
            />
            <PendingOwnEmails profile={profile} />
          </div>
        )}
      </Card>
      <Card level="h3" title={words.emergency}>
        {editing ? (
          <div className="grid gap-3.5">
            <Text form={form} name="emergencyContactName" kind="text" />
            <Text form={form} name="emergencyContactPhone" kind="phone" />
          </div>
        ) : (
          <KeyValues
            rows={[
              [fields.emergencyContactName, profile.emergencyContactName ?? quiet(words.none)],
              [fields.emergencyContactPhone, phone(words, profile.emergencyContactPhone)],
            ]}
          />
        )}
      </Card>
      <Card level="h3" title={words.assets}>
        <KeyValues
          rows={[
            [words.parking, list(profile.parkingStalls, words.noneAssigned)],
            [words.lockers, list(profile.lockerNumbers, words.noneAssigned)],
            [words.pets, list(profile.pets, words.noPets)],
          ]}
        />
      </Card>
      <Card level="h3" title={words.occupancy}>
        <KeyValues
          rows={[
            [words.moveIn, day(profile.moveInDate)],
            ...(profile.leaseEndDate ? [[words.moveOut, day(profile.leaseEndDate)] as const] : []),
            [words.preferredName, profile.preferredName ?? quiet(words.sameName)],
          ]}
        />
      </Card>
      {profile.residentNotes.trim() === '' ? null : (
        <Card level="h3" title={words.additionalNotes} className="md:col-[1/-1]">
          <p className="whitespace-pre-wrap text-ink-2 wrap-anywhere">{profile.residentNotes}</p>
        </Card>
      )}
    </div>
  )
}

type TextProps = { form: Props['form']; name: OwnField; kind: 'text' | 'email' | 'phone'; hint?: string }

const Text = ({ form, name, kind, hint }: TextProps) => {
  const words = useTexts(ownProfileTexts)
  return <TextField form={form} name={name} label={words.fields[name]} kind={kind} hint={hint} />
}

const quiet = (text: string) => <span className="text-ink-3">{text}</span>
const list = (texts: readonly string[], none: string): ReactNode =>
  texts.length === 0 ? quiet(none) : texts.join(', ')
const mail = (words: OwnWords, address: string | null) =>
  address === null ? (
    quiet(words.none)
  ) : (
    <span className="wrap-anywhere">
      <EmailText>{address}</EmailText>
    </span>
  )
const phone = (words: OwnWords, text: string | null) =>
  text === null ? quiet(words.none) : <span className="tabular">{shownPhone(text)}</span>
