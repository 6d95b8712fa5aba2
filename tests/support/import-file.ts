/** A request with an import file of one unit. */
export const importFile = {
  query: { kind: 'units' },
  body: Buffer.from('Unit,Floor\n9001,90\n'),
  headers: { 'content-type': 'text/csv' },
}
