import { classNames } from '../../theme/class-names.ts'
import { Cell } from '../Cell.tsx'
import { HeadCell } from '../HeadCell.tsx'
import type { ShownColumns } from './list-column.ts'
import type { TableColumn } from './table-column.ts'

type Columns<Row, Context> = Readonly<Record<string, TableColumn<Row, Context>>>
type Props<Row, Context> = { columns: Columns<Row, Context>; listColumns: ShownColumns }

const shownOf = <Row, Context>({ columns, listColumns }: Props<Row, Context>) =>
  listColumns.shown.flatMap((id) => {
    const column = columns[id]
    return column ? [{ id, ...column, leftOut: listColumns.chosen === null ? column.leftOut : undefined }] : []
  })

/** The heads of the columns that a list shows. */
export const ChosenHeads = <Row, Context>(props: Props<Row, Context>) =>
  shownOf(props).map(({ id, label, leftOut }) => (
    <HeadCell key={id} className={leftOut}>
      {label}
    </HeadCell>
  ))

/** The cells of a row in the columns that a list shows. */
export function ChosenCells<Row, Context>({
  row,
  context,
  ...props
}: Props<Row, Context> & { row: Row; context: Context }) {
  return shownOf(props).map(({ id, className, leftOut, detail, cell }) => (
    <Cell key={id} className={classNames(className, leftOut)} detail={detail?.(row, context)}>
      {cell(row, context)}
    </Cell>
  ))
}

/** Whether more columns were chosen than fit. */
export const isWiderThanUsual = (columns: Columns<never, never>, { shown }: ShownColumns): boolean =>
  shown.length > Object.values(columns).filter(({ isUsual }) => isUsual).length
