import { z } from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { administrators, office } from '#platform/roles.ts'
import { UndoableQuery } from '#undo/operation.ts'
import { viewLists } from './choices.ts'
import { ChosenColumns, ExportedRows, NewView, ViewChanges } from './schemas.ts'

/** Filters, order and columns of a list under a name. */
export const View = z.object({
  id: z.uuid(),
  version: z.int(),
  list: z.enum(viewLists),
  name: z.string(),
  parameters: z.record(z.string(), z.string()),
  isShared: z.boolean(),
  /** Whether the reader saved it. */
  isOwn: z.boolean(),
  /** Whether the reader may change and delete it. */
  canChange: z.boolean(),
  /** Who saved it. */
  author: z.string(),
})
export type View = z.infer<typeof View>

export const views = {
  ofList: endpoint({
    method: 'GET',
    path: '/api/admin/lists/:list',
    roles: office,
    summary: "The caller's views of a list and those that the office shares, and the columns that the caller chose",
    errors: [404],
    reply: z.object({
      /** The own ones first, each by name. */
      views: z.array(View),
      /** Null without a choice. */
      columns: z.array(z.string()).nullable(),
    }),
    background: true,
  }),
  chooseColumns: endpoint({
    method: 'PUT',
    path: '/api/admin/lists/:list/columns',
    roles: office,
    summary: "Choose the caller's columns of a list",
    errors: [404],
    body: ChosenColumns,
    reply: z.object({ columns: z.array(z.string()).nullable() }),
  }),
  exportChosen: endpoint({
    method: 'POST',
    path: '/api/admin/exports/lists/:list',
    roles: administrators,
    summary: 'The selected rows of a list as CSV for a spreadsheet; the export is audited',
    errors: [404],
    body: ExportedRows,
    contentType: 'text/csv',
    reply: z.string(),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/admin/views',
    roles: office,
    summary: 'Save the filters, the order and the columns of a list as a view',
    body: NewView,
    status: 201,
    errors: [409],
    reply: View,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/admin/views/:id',
    roles: office,
    summary: 'Rename, replace or share a view: the own ones, and as administrator all that the office shares',
    body: ViewChanges,
    ifMatch: true,
    errors: [409],
    reply: View,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/views/:id',
    roles: office,
    summary: 'Delete a view; the operation of the query undoes it',
    query: UndoableQuery,
    reply: z.object({ message: z.string() }),
  }),
}
