/** The value if it is allowed, otherwise the fallback: a parameter of the address may be anything. */
export const parseOneOf = <Value extends string>(
  allowed: readonly Value[],
  value: string | undefined,
  fallback: Value,
): Value => allowed.find((one) => one === value) ?? fallback
