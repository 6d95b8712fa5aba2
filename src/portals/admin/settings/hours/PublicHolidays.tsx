import { useRef, useState } from 'react'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import type { PublicHolidays as Listed } from '#building/holidays/holidays-contract.ts'
import { hoursWords as words } from '#building/messages/hours.ts'
import { holidayRegionOf, keyOfHolidayRegion } from '#building/holidays/public-holidays.ts'
import { usePublicHolidays } from '#building/screens/hours-queries.ts'
import { languageNameForOffice } from '#platform/language/further-languages.ts'
import { offeredLanguages } from '#platform/language/language.ts'
import { firstLanguage, type Language } from '#platform/language/registry.ts'
import { formatList } from '#platform/locale/lists.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { type HolidayDraft, yearsWithoutHolidays } from './hours-draft.ts'
import { PublicHolidayList } from './PublicHolidayList.tsx'

type Holiday = Listed['holidays'][number]
type Props = {
  holidays: readonly HolidayDraft[]
  today: string
  /** A region that was chosen and is not saved yet; null for the saved one or that of the address. */
  region: string | null
  onRegionChange: (region: string) => void
  onAdd: (added: readonly Holiday[]) => void
}

/** Proposes the public holidays of the country; open by itself while this year or the next one has no holiday at all. */
export function PublicHolidays({ holidays, today, onAdd, ...region }: Props) {
  const [chosen, setChosen] = useState<boolean | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const empty = yearsWithoutHolidays(holidays, today)
  const isOpen = chosen ?? empty.length > 0
  return (
    <>
      <Button
        ref={button}
        size="small"
        icon={CalendarPlus}
        aria-expanded={isOpen}
        onClick={() => setChosen(!isOpen)}
        className="mb-3"
      >
        {isOpen ? words.hidePublic : words.showPublic}
      </Button>
      {isOpen ? (
        <Proposal
          {...region}
          taken={new Set(holidays.map(({ day }) => day))}
          lead={empty.length > 0 ? words.publicLeadFor(formatList(empty, firstLanguage)) : null}
          onAdd={(added) => {
            onAdd(added)
            setChosen(false)
            button.current?.focus()
          }}
        />
      ) : null}
    </>
  )
}

type ProposalProps = Pick<Props, 'region' | 'onRegionChange' | 'onAdd'> & {
  taken: ReadonlySet<string>
  lead: string | null
}

const allOfCountry = 'all'

function Proposal({ region, onRegionChange, taken, lead, onAdd }: ProposalProps) {
  const [language, setLanguage] = useState<Language>()
  const query = usePublicHolidays({ region: region === null ? undefined : keyOfHolidayRegion(region), language })
  if (!query.data) return <Waiting on={query} words={words.loadingPublic} />
  const listed = query.data
  const country = new Intl.DisplayNames(firstLanguage, { type: 'region' }).of(listed.country) ?? listed.country
  const regions = listed.regions.map(({ key, name }) => ({ value: key, label: name }))
  const languages = offeredLanguages().map((value) => ({ value, label: languageNameForOffice(value) }))
  const isMissing = listed.region === null
  const isEmpty = listed.holidays.length === 0
  return (
    <section aria-label={words.publicTitle(country)} className="mb-4 grid gap-3 rounded-lg bg-sunken p-4">
      <div>
        <h3 className="font-[575]">{words.publicTitle(country)}</h3>
        <p className="mt-1 text-sm text-ink-2">
          {isEmpty ? words.noPublic(country) : [lead, words.publicLead].filter(Boolean).join(' ')}
        </p>
      </div>
      {isMissing ? <Notice tone="warning">{words.noRegion(country)}</Notice> : null}
      <div className="grid gap-3 sm:grid-cols-2">
        {regions.length > 0 ? (
          <Field label={words.region} hint={isMissing ? undefined : words.regionHint}>
            <Select
              choices={[{ value: allOfCountry, label: words.wholeCountry }, ...regions]}
              value={listed.region === '' ? allOfCountry : listed.region}
              placeholder={words.chooseRegion}
              onChange={(key) => onRegionChange(holidayRegionOf(listed.country, key === allOfCountry ? '' : key))}
            />
          </Field>
        ) : null}
        {languages.length > 1 && !isEmpty ? (
          <Field label={words.namesIn}>
            <Select choices={languages} value={listed.language} onChange={setLanguage} />
          </Field>
        ) : null}
      </div>
      {isEmpty ? null : (
        <PublicHolidayList
          key={`${listed.region} ${listed.language}`}
          holidays={listed.holidays.filter(({ day }) => !taken.has(day))}
          onAdd={onAdd}
        />
      )}
    </section>
  )
}
