import { useEffect } from 'react'
import { createPortal } from 'react-dom'

export type PrintedRows = { head: readonly string[]; rows: readonly (readonly string[])[] }
type Props = PrintedRows & { title: string; onDone: () => void }

/** A list on paper: the screen itself is not printed meanwhile. */
export function PrintedTable({ title, head, rows, onDone }: Props) {
  useEffect(() => {
    window.print()
    onDone()
    // oxlint-disable-next-line react/exhaustive-deps -- prints once
  }, [])
  return createPortal(
    <div data-printed="" className="hidden print:block">
      <h1 className="mb-3 font-serif text-2xl">{title}</h1>
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
