import type { ContentInLanguages } from '#building/page-content.ts'
import type { ItemField } from '#building/page-plan.ts'
import { defaultLanguage, languages, offeredLanguages } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { toText } from '#settings/changed-field.ts'
import { iconDrawings } from '../../../site/shell/icon-drawings.ts'
import { contentWords as words } from './messages/content.ts'
import { toLines, fromLines, type Place, placeName, read } from './page-draft.ts'

type Props = {
  field: ItemField
  place: Place
  draft: ContentInLanguages
  onWrite: (language: Language, place: Place, value: unknown) => void
  mistakes: ReadonlyMap<string, string>
}

const icons = Object.entries(iconDrawings).map(([value, icon]) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' '),
  icon,
}))

/** One text of a page: the languages side by side. An icon has the same name in all. */
export function PageText({ field, place, draft, onWrite, mistakes }: Props) {
  if (field.kind === 'icon')
    return (
      <Field
        label={field.label}
        error={mistakes.get(placeName(defaultLanguage(), place))}
        className="md:max-w-[calc(50%-0.625rem)]"
      >
        <Select
          choices={icons}
          value={toText(read(draft[defaultLanguage()], place))}
          onChange={(icon) => {
            for (const language of languages) onWrite(language, place, icon)
          }}
        />
      </Field>
    )
  return (
    <div className="grid items-start gap-x-5 gap-y-3 md:grid-cols-2">
      {offeredLanguages().map((language) => (
        <OneLanguage
          key={language}
          language={language}
          field={field}
          value={read(draft[language], place)}
          error={mistakes.get(placeName(language, place))}
          onChange={(value) => onWrite(language, place, value)}
        />
      ))}
    </div>
  )
}

function OneLanguage({
  language,
  field,
  value,
  error,
  onChange,
}: {
  language: Language
  field: Exclude<ItemField, { kind: 'icon' }>
  value: unknown
  error: string | undefined
  onChange: (value: unknown) => void
}) {
  const isFirst = language === defaultLanguage()
  const text = field.kind === 'lines' ? toLines(value) : typeof value === 'string' ? value : ''
  const hint = !isFirst && text === '' ? words.emptyTranslation() : field.kind === 'lines' ? words.lines : undefined
  return (
    <Field
      label={words.inLanguage(field.label, language)}
      required={isFirst && field.kind !== 'lines' && !field.optional}
      hint={hint}
      error={error}
    >
      {field.kind === 'line' ? (
        <TextInput
          lang={language}
          value={text}
          maxLength={field.most}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <TextArea
          lang={language}
          rows={field.kind === 'lines' ? 5 : 3}
          value={text}
          {...(field.kind === 'text' ? { maxLength: field.most } : {})}
          onChange={(event) => onChange(field.kind === 'lines' ? fromLines(event.target.value) : event.target.value)}
        />
      )}
    </Field>
  )
}
