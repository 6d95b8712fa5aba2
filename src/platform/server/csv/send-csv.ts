import type { FastifyReply } from 'fastify'
import type { ExportedTable } from '../../text/exported-table.ts'
import { csvFile } from './csv.ts'

/** A table with the name of its file. */
export type CsvTable = ExportedTable & { name: string }

/** Sends a table as a CSV file to be saved. */
export async function sendCsv(reply: FastifyReply, { name, head, rows }: CsvTable): Promise<string> {
  const file = csvFile([head, ...rows])
  await reply
    .headers({ 'Content-Disposition': `attachment; filename="${name}"`, 'Content-Type': 'text/csv; charset=utf-8' })
    .send(file)
  return file
}
