import { contentsOf } from '../contents.ts'
import type { TestApp } from '../test-app.ts'
import { type Decision, type ImportCheck, importCalls } from '#import-export/import-contract.ts'

/** The calls that the tests of imports share. */
export function createImportCalls(app: () => TestApp) {
  const send = async (kind: string, text: string | Buffer, fileName = 'list.csv') =>
    (
      await app()
        .as('admin')
        .requestOk(importCalls.sendSheet, {
          query: { kind, fileName },
          body: typeof text === 'string' ? Buffer.from(text) : text,
          headers: { 'content-type': 'text/csv' },
        })
    ).body
  const check = async (id: string, columns: Record<string, number | null>) =>
    (await app().as('admin').requestOk(importCalls.checkImport, { params: { id }, body: { columns } })).body
  const apply = (id: string, { mark }: ImportCheck) =>
    app().as('admin').request(importCalls.applyImport, { params: { id }, body: { mark } })
  const applyOk = async (id: string, { mark }: ImportCheck) =>
    (await app().as('admin').requestOk(importCalls.applyImport, { params: { id }, body: { mark } })).body
  const correct = async (id: string, line: number, cells: Record<string, string>) =>
    (
      await app()
        .as('admin')
        .requestOk(importCalls.changeImportRow, { params: { id, line: String(line) }, body: { cells } })
    ).body
  const decide = async (id: string, lines: number[] | null, decision: Decision) =>
    (await app().as('admin').requestOk(importCalls.decideImportRows, { params: { id }, body: { lines, decision } }))
      .body
  const rowsLeft = async (id: string, language = 'en') =>
    (
      await app()
        .as('admin')
        .requestOk(importCalls.exportRowsLeft, { params: { id }, headers: { 'accept-language': language } })
    ).body
  const undo = (id: string) => app().as('admin').request(importCalls.undoImport, { params: { id } })
  /** All data except that of the import itself; restored rows have a later version and time. */
  async function building() {
    const {
      audit_log: _,
      imports: __,
      import_rows: ___,
      import_mappings: ____,
      sessions: _____,
      ...remaining
    } = await contentsOf(app().pool)
    for (const table of ['units', 'residents', 'users', 'assignments']) {
      const { rows } = await app().pool.query<{ row: unknown }>(
        `select to_jsonb(t) - 'version' - 'updated_at' as row from ${table} t order by id`,
      )
      remaining[table] = rows.map(({ row }) => JSON.stringify(row))
    }
    return remaining
  }
  return { send, check, apply, applyOk, correct, decide, rowsLeft, undo, building }
}
