import ChartColumn from 'lucide-react/icons/chart-column'
import Table2 from 'lucide-react/icons/table-2'
import { useState, type ReactNode } from 'react'
import { words } from '#overview/messages/en.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'

type Props = {
  title: string
  /** A summary of the figures, beside the title. */
  line?: ReactNode
  /** Shown in place of both when there are no data. */
  nothing: string | null
  chart: ReactNode
  table: ReactNode
}

/** A chart, with the same figures as a table. */
export function ChartCard({ title, line, nothing, chart, table }: Props) {
  const [asTable, setAsTable] = useState(false)
  return (
    <Card
      title={title}
      action={
        nothing === null ? (
          <Button
            size="small"
            variant="plain"
            className="-my-1 -mr-2"
            icon={asTable ? ChartColumn : Table2}
            aria-label={asTable ? words.asChartOf(title) : words.asTableOf(title)}
            onClick={() => setAsTable(!asTable)}
          >
            {asTable ? words.asChart : words.asTable}
          </Button>
        ) : null
      }
    >
      {nothing === null ? (
        <>
          {line ? <div className="-mt-2 mb-3 text-sm text-ink-3">{line}</div> : null}
          {asTable ? table : chart}
        </>
      ) : (
        <p className="py-4 text-ink-3">{nothing}</p>
      )}
    </Card>
  )
}

type TableProps = { label: string; head: readonly string[]; rows: readonly (readonly (string | number)[])[] }

/** A small table: the first cell of a row is its header, the others are figures. */
export const FigureTable = ({ label, head, rows }: TableProps) => (
  <table aria-label={label} className="tabular w-full text-sm">
    <thead>
      <tr className="text-left text-ink-3">
        {head.map((name, at) => (
          <th key={name} scope="col" className={at === 0 ? 'pb-1.5 font-[525]' : 'pb-1.5 text-right font-[525]'}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...figures]) => (
        <tr key={name} className="border-t border-line">
          <th scope="row" className="py-1 text-left font-[525]">
            {name}
          </th>
          {figures.map((figure, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a figure is identified by its column
            <td key={at} className="py-1 text-right">
              {figure}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
