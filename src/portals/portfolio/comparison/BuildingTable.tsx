import { useState } from 'react'
import type { PortfolioBuilding } from '#portfolio/contract.ts'
import type { SortKey } from '#portfolio/choices.ts'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { occupancyOf, sortBuildings } from '#portfolio/rules.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { Cell } from '#platform/ui/lists/Cell.tsx'
import { HeadCell } from '#platform/ui/lists/HeadCell.tsx'
import { Table } from '#platform/ui/lists/Table.tsx'
import { formatShare } from '../format-share.ts'

type Props = {
  buildings: readonly PortfolioBuilding[]
  chosen: ReadonlySet<string>
  onChoose: (id: string, isChosen: boolean) => void
  onOpen: (building: PortfolioBuilding) => void
}

const columns = ['late', 'urgent', 'occupied', 'packages'] as const

/** The buildings as rows; a heading sorts by its figure, and again the other way round. */
export function BuildingTable({ buildings, chosen, onChoose, onOpen }: Props) {
  const words = useTexts(portfolioTexts)
  const language = useLanguage()
  const [sort, setSort] = useState<{ by: SortKey; isReversed: boolean }>({ by: 'late', isReversed: false })
  const ordered = sortBuildings(buildings, sort.by, language)
  const rows = sort.isReversed ? ordered.toReversed() : ordered
  const sortBy = (by: SortKey) => setSort({ by, isReversed: by === sort.by && !sort.isReversed })
  // Names and the share of occupied homes begin with the smallest, the others with the largest.
  const directionOf = (by: SortKey) =>
    by !== sort.by ? 'none' : (by === 'name' || by === 'occupied') === sort.isReversed ? 'descending' : 'ascending'
  return (
    <Table
      label={words.title}
      head={
        <>
          <HeadCell>
            <span className="sr-only">{words.chooseKey}</span>
          </HeadCell>
          <HeadCell sort={directionOf('name')} onSort={() => sortBy('name')}>
            {words.figures.building}
          </HeadCell>
          <HeadCell align="right">{words.figures.units}</HeadCell>
          {columns.map((by) => (
            <HeadCell key={by} align="right" sort={directionOf(by)} onSort={() => sortBy(by)}>
              {words.figures[by]}
            </HeadCell>
          ))}
        </>
      }
    >
      {rows.map((building) => (
        <tr key={building.id} className="hover:bg-hover">
          <Cell>
            {building.state === 'active' ? (
              <Checkbox
                hideLabel
                label={words.choose(building.name)}
                checked={chosen.has(building.id)}
                onChange={(event) => onChoose(building.id, event.target.checked)}
              />
            ) : null}
          </Cell>
          <Cell>
            {building.state === 'active' ? (
              <button
                type="button"
                title={words.openAsAdministrator(building.name)}
                onClick={() => onOpen(building)}
                className="rounded-sm text-left font-[525] hover:underline"
              >
                {building.name}
              </button>
            ) : (
              building.name
            )}
            <span className="block text-xs text-ink-3">
              {building.state === 'creating' || building.state === 'failed'
                ? words.state[building.state]
                : building.problem
                  ? words.problem[building.problem]
                  : building.setUp
                    ? words.inSetUp
                    : building.place}
            </span>
          </Cell>
          <FigureCells building={building} />
        </tr>
      ))}
    </Table>
  )
}

function FigureCells({ building: { figures } }: { building: PortfolioBuilding }) {
  const language = useLanguage()
  const number = (n: number | undefined) => (n === undefined ? '–' : n.toLocaleString(language))
  const urgent = (n: number | undefined) => ((n ?? 0) > 0 ? 'font-[575] text-pr-urgent-fg' : '')
  return (
    <>
      <Cell align="right">{number(figures?.units)}</Cell>
      <Cell align="right" className={urgent(figures?.late)}>
        {number(figures?.late)}
      </Cell>
      <Cell align="right" className={urgent(figures?.urgent)}>
        {number(figures?.urgent)}
      </Cell>
      <Cell align="right">{formatShare(figures && occupancyOf(figures), language)}</Cell>
      <Cell align="right">{number(figures?.packages)}</Cell>
    </>
  )
}
