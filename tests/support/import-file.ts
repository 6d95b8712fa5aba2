/** A file of one unit, as a call takes it along. */
export const importFile = {
  query: { kind: 'units' },
  body: Buffer.from('Unit,Floor\n9001,90\n'),
  headers: { 'content-type': 'text/csv' },
}
