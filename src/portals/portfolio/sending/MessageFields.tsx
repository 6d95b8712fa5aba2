import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { announcementCategories } from '#announcements/choices.ts'
import type { PortfolioBuilding } from '#portfolio/contract.ts'
import { messageAudiences, namePlaceholder } from '#portfolio/choices.ts'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { languageNames, languages } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { DateInput } from '#platform/ui/dates/DateInput.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { isWritten, type Message } from './use-message.ts'

type Props = { message: Message; recipients: readonly PortfolioBuilding[] }

/** Whom the message goes to and when, and its text in each language that a chosen building has. */
export function MessageFields({ message, recipients }: Props) {
  const words = useTexts(portfolioTexts).messages
  const { values, set } = message
  const [isLater, setIsLater] = useState(values.publishAt !== '')
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Field label={words.who}>
          <Select
            choices={messageAudiences.map((value) => ({ value, label: words.audiences[value] }))}
            value={values.audience}
            onChange={(audience) => set({ audience })}
          />
        </Field>
        <Field label={words.when}>
          <Select
            choices={[
              { value: 'now', label: words.now },
              { value: 'later', label: words.later },
            ]}
            value={isLater ? 'later' : 'now'}
            onChange={(when) => {
              setIsLater(when === 'later')
              if (when === 'now') set({ publishAt: '' })
            }}
          />
        </Field>
      </div>
      {isLater ? (
        <Field label={words.time} hint={words.timeHint}>
          <DateInput kind="datetime" value={values.publishAt} onChange={(publishAt) => set({ publishAt })} />
        </Field>
      ) : null}
      <Field label={words.category}>
        <Select
          choices={announcementCategories.map((value) => ({ value, label: words.categories[value] }))}
          value={values.category}
          onChange={(category) => set({ category })}
        />
      </Field>
      <TextInLanguages message={message} recipients={recipients} />
      <Checkbox
        label={words.byMail}
        checked={values.byMail}
        onChange={(event) => set({ byMail: event.target.checked })}
      />
    </>
  )
}

function TextInLanguages({ message: { values, setText }, recipients }: Props) {
  const words = useTexts(portfolioTexts).messages
  const offered = languages.filter(
    (language) => recipients.length === 0 || recipients.some((building) => building.languages.includes(language)),
  )
  const [chosen, setChosen] = useState<Language>('en')
  const shown = offered.includes(chosen) ? chosen : (offered[0] ?? 'en')
  const text = values.texts[shown]
  return (
    <>
      {offered.length > 1 ? (
        <Segmented
          label={words.language}
          choices={offered.map((language) => ({
            value: language,
            label: isWritten(values.texts[language])
              ? languageNames[language]
              : `${languageNames[language]} · ${words.empty}`,
            ...(isWritten(values.texts[language]) ? { icon: Check } : {}),
          }))}
          value={shown}
          onChange={setChosen}
        />
      ) : null}
      <Field label={words.heading}>
        <TextInput
          lang={shown}
          maxLength={200}
          value={text.title}
          onChange={(event) => setText(shown, { title: event.target.value })}
        />
      </Field>
      <Field label={words.body} hint={words.placeholderHint(namePlaceholder)}>
        <TextArea
          lang={shown}
          rows={5}
          value={text.body}
          onChange={(event) => setText(shown, { body: event.target.value })}
        />
      </Field>
      <div>
        <Button size="small" onClick={() => setText(shown, { body: `${text.body}${namePlaceholder}` })}>
          {words.insertName}
        </Button>
      </div>
    </>
  )
}
