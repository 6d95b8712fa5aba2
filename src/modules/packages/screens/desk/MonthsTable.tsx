import { Cell } from '#platform/ui/lists/Cell.tsx'
import { HeadCell } from '#platform/ui/lists/HeadCell.tsx'
import { Table } from '#platform/ui/lists/Table.tsx'
import { TableRow } from '#platform/ui/lists/TableRow.tsx'
import { monthName } from '#platform/time/day-names.ts'
import { useLanguage } from '#platform/ui/data/language.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { deskScreenWords } from '../../messages/desk-screens.ts'
import { useMonths } from './queries.ts'

const words = deskScreenWords.months
const columns = ['received', 'handedOver', 'declined', 'returned', 'sent'] as const

/** What each month brought. */
export function MonthsTable() {
  const months = useMonths()
  const language = useLanguage()
  if (!months.data) return <Waiting on={months} words={deskScreenWords.loading} failed={deskScreenWords.failed} />
  if (months.data.length === 0) return <p className="px-4.5 pb-4.5 text-ink-3">{words.none}</p>
  return (
    <div className="overflow-x-auto md:[--table-top:0px]">
      <Table
        label={words.title}
        head={
          <>
            <HeadCell>{words.month}</HeadCell>
            {columns.map((name) => (
              <HeadCell key={name} align="right">
                {words[name]}
              </HeadCell>
            ))}
            <HeadCell align="right">{words.median}</HeadCell>
          </>
        }
      >
        {months.data.map((month) => (
          <TableRow key={month.month}>
            <Cell head className="whitespace-nowrap">
              {monthName(`${month.month}-01`, language)}
            </Cell>
            {columns.map((name) => (
              <Cell key={name} align="right">
                {deskScreenWords.total(month[name])}
              </Cell>
            ))}
            <Cell align="right">{words.hours(month.medianHours)}</Cell>
          </TableRow>
        ))}
      </Table>
    </div>
  )
}
