/** The time zones that this machine knows, with `chosen` where it is none of them. */
export function timeZoneChoices(chosen: string): { value: string; label: string }[] {
  const known = Intl.supportedValuesOf('timeZone')
  const zones = chosen === '' || known.includes(chosen) ? known : [chosen, ...known]
  return zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}
