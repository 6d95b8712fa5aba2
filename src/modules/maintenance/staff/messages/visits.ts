/** Texts about visits in the console. */
export const visitWords = {
  timeSpent: 'Time spent',
  parts: 'Parts used',
  time: (span: string, visits: number) => (visits === 1 ? span : `${span} in ${visits} visits`),
  part: (name: string, quantity: number, cost: string | null) =>
    `${name}${quantity === 1 ? '' : ` × ${quantity}`}${cost === null ? '' : `, ${cost}`}`,
  secondVisit: 'needs a second visit',
}
