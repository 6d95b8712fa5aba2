import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { officeKitWords as words } from '../../../language/messages/office.ts'
import type { ExportedTable } from '../../../text/exported-table.ts'
import { dashboardTime } from '../../../time/dates.ts'
import { useBuildingName } from '../../data/building-name.ts'
import { useTimeZone } from '../../data/time-zone.ts'

type Props = ExportedTable & {
  title: string
  /** The filters that the rows match, in words. */
  filters?: readonly string[]
  onDone: () => void
}

const noFilters: readonly string[] = []

/** A list on paper: the screen itself is not printed meanwhile. */
export function PrintedTable({ title, filters = noFilters, head, rows, onDone }: Props) {
  const printed = [useBuildingName(), dashboardTime(new Date(), useTimeZone())].filter(Boolean)
  useEffect(() => {
    window.print()
    onDone()
    // oxlint-disable-next-line react/exhaustive-deps -- prints once
  }, [])
  return createPortal(
    <div data-printed="" className="hidden print:block">
      <h1 className="serif text-2xl">{title}</h1>
      <p className="text-sm">{[words.printedRows(rows.length), ...filters].join(' · ')}</p>
      <p className="mb-3 text-sm text-ink-3">{printed.join(' · ')}</p>
      <table className="w-full text-left text-sm">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} className="border-b border-line-strong py-1 pr-2 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- printed once, in this order
            <tr key={at} className="break-inside-avoid align-top">
              {row.map((cell, column) => (
                <td key={head[column]} className="border-b border-line py-1 pr-2">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  )
}
