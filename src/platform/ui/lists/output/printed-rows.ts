import { readAllPages } from '../../../all-pages.ts'

/** The most rows on paper. */
export const mostPrinted = 5000

/** Reads the rows of a list for paper page by page, and no more than show that they are too many. */
export const readPrintedRows = <Row>(
  read: Parameters<typeof readAllPages<Row>>[0],
  options: { limit?: number } = {},
): Promise<Row[]> => readAllPages(read, { ...options, most: mostPrinted + 1 })
