import Check from 'lucide-react/icons/check'
import type { BuildingFigures, PortfolioBuilding } from '#portfolio/contract.ts'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { isInUse, occupancyOf } from '#portfolio/rules.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { Cell } from '#platform/ui/lists/Cell.tsx'
import { HeadCell } from '#platform/ui/lists/HeadCell.tsx'
import { Table } from '#platform/ui/lists/Table.tsx'
import { formatShare } from '../format-share.ts'

type Props = {
  buildings: readonly PortfolioBuilding[]
  chosen: ReadonlySet<string>
  onChoose: (id: string, isChosen: boolean) => void
  onBack: () => void
}

type Line = {
  key: string
  label: string
  valueOf: (figures: BuildingFigures) => number | null
  format: (value: number | null) => string
  /** Whether a high or a low value is good; a count without a judgement has neither. */
  best?: 'high' | 'low'
}

const per100 = (count: number, { units }: BuildingFigures) => (units === 0 ? null : (count * 100) / units)

/** Figures side by side, of the chosen buildings or of all; those that depend on the size are given for 100 units too. */
export function Comparison({ buildings, chosen, onChoose, onBack }: Props) {
  const words = useTexts(portfolioTexts)
  const language = useLanguage()
  const readable = buildings.filter(({ figures }) => figures !== null)
  const picked = readable.filter(({ id }) => chosen.has(id))
  const compared = picked.length >= 2 ? picked : readable
  const number = (value: number | null) =>
    value === null ? '–' : value.toLocaleString(language, { maximumFractionDigits: 1 })
  const share = (value: number | null) => formatShare(value, language, 1)
  const { figures: names, comparison } = words
  const lines: Line[] = [
    { key: 'units', label: names.units, valueOf: ({ units }) => units, format: number },
    { key: 'late', label: names.late, valueOf: ({ late }) => late, format: number, best: 'low' },
    { key: 'rate', label: comparison.lateRate, valueOf: (f) => per100(f.late, f), format: number, best: 'low' },
    { key: 'urgent', label: names.urgent, valueOf: ({ urgent }) => urgent, format: number, best: 'low' },
    { key: 'occupied', label: names.occupied, valueOf: occupancyOf, format: share, best: 'high' },
    { key: 'packages', label: names.packages, valueOf: ({ packages }) => packages, format: number },
    { key: 'packageRate', label: comparison.packageRate, valueOf: (f) => per100(f.packages, f), format: number },
  ]
  return (
    <section aria-label={comparison.title}>
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-2">
        <div>
          <h2 className="serif text-22 leading-7">{comparison.title}</h2>
          <p className="text-sm text-ink-3">{comparison.text}</p>
        </div>
        <Button size="small" onClick={onBack}>
          {comparison.back}
        </Button>
      </div>
      {readable.length > 2 ? (
        <fieldset className="mb-3.5 flex flex-wrap gap-x-5 gap-y-2">
          <legend className="sr-only">{comparison.text}</legend>
          {readable.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.has(id)}
              onChange={(event) => onChoose(id, event.target.checked)}
            />
          ))}
        </fieldset>
      ) : null}
      <Table
        isWide
        label={comparison.title}
        head={
          <>
            <HeadCell>{comparison.figure}</HeadCell>
            {compared.map(({ id, name, setUp }) => (
              <HeadCell key={id} align="right">
                {name}
                {setUp ? <span className="block font-normal text-ink-3">{words.inSetUp}</span> : null}
              </HeadCell>
            ))}
          </>
        }
      >
        {lines.map((line) => (
          <tr key={line.key}>
            <Cell className="whitespace-nowrap text-ink-2">{line.label}</Cell>
            {compared.map((building) => {
              const { id, figures } = building
              const value = figures && line.valueOf(figures)
              const isBest = isInUse(building) && value !== null && value === bestOf(line, compared)
              return (
                <Cell key={id} align="right" className={isBest ? 'tabular font-[575]' : 'tabular'}>
                  <span className="inline-flex items-center gap-1.5">
                    {isBest ? (
                      <>
                        <Check aria-hidden="true" size={14} className="text-st-occupied-fg" />
                        <span className="sr-only">{comparison.best}: </span>
                      </>
                    ) : null}
                    {line.format(value)}
                  </span>
                </Cell>
              )
            })}
          </tr>
        ))}
      </Table>
    </section>
  )
}

/** The best value among the buildings in use; null without a judgement, or when all have the same. */
function bestOf({ best, valueOf }: Line, compared: readonly PortfolioBuilding[]): number | null {
  const values = compared.filter(isInUse).flatMap(({ figures }) => (figures ? (valueOf(figures) ?? []) : []))
  if (!best || new Set(values).size < 2) return null
  return best === 'high' ? Math.max(...values) : Math.min(...values)
}
