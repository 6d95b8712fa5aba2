/** A list as it is exported or printed: the titles of its columns, and the texts of its rows. */
export type ExportedTable = { head: readonly string[]; rows: readonly (readonly string[])[] }

/** The texts of rows below the titles of their columns. */
export function exportedTable<Row, Column extends string>(
  titles: Readonly<Record<Column, string>>,
  rows: readonly Row[],
  cellsOf: (row: Row) => Record<Column, string>,
  /** Without it, all of them. */
  shown?: readonly string[] | null,
): ExportedTable {
  const columns = (Object.keys(titles) as Column[]).filter((column) => shown?.includes(column) ?? true)
  return {
    head: columns.map((column) => titles[column]),
    rows: rows.map((row) => {
      const cells = cellsOf(row)
      return columns.map((column) => cells[column])
    }),
  }
}
