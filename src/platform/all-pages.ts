type Page<Row> = { rows: readonly Row[]; next: string | null }

/**
 * Every row of a list that is read page by page; `start` is the cursor of the first page. With `most`, it stops once it has
 * that many.
 */
export async function readAllPages<Row>(
  read: (page: { limit: number; cursor: string | undefined }) => Promise<Page<Row>>,
  { start, limit = 1000, most = Infinity }: { start?: string | undefined; limit?: number; most?: number } = {},
): Promise<Row[]> {
  const rows: Row[] = []
  for (let cursor: string | null | undefined = start; cursor !== null && rows.length < most;) {
    const page: Page<Row> = await read({ limit, cursor })
    rows.push(...page.rows)
    cursor = page.next
  }
  return rows
}
