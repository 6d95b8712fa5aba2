/** '1 unit', '1,204 units'. */
export const count = (n: number, singular: string, plural: string) =>
  `${n.toLocaleString('en-US')} ${n === 1 ? singular : plural}`
