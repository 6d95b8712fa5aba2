import type { ConfirmableStep } from '../choices.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** Texts of the guide that the server writes. */
export const guideWords = {
  badStep: 'confirmedStep must be locale, brand or parking',
  badDismissal: 'isDismissed must be true or false',
  lines: {
    account: (name: string, isOn: boolean) => `${name}, two-step sign-in ${isOn ? 'on' : 'off'}`,
    locale: (languages: string, currency: string, timeZone: string) => `${languages}; ${currency}, ${timeZone}`,
    brand: (hasLogo: boolean, contrast: string) =>
      `${hasLogo ? 'Own logo' : 'Mark from the footprint'}, contrast ${contrast}`,
    building: (floors: number, units: number) =>
      units === 0
        ? `${count(floors, 'floor', 'floors')}, no units yet`
        : `${count(floors, 'floor', 'floors')}, ${count(units, 'unit', 'units')}`,
    parking: (levels: number, stalls: number) =>
      stalls === 0 ? 'No stalls' : `${count(stalls, 'stall', 'stalls')} on ${count(levels, 'level', 'levels')}`,
    mail: (hasServer: boolean, isTested: boolean) =>
      !hasServer ? 'No mail server yet' : isTested ? 'A test email was sent' : 'Send a test email to finish',
    sla: (set: number, all: number) =>
      set >= all ? 'A time for every priority' : `${set} of ${all} priorities have a time`,
    hours: (days: number, hasEmergencyPhone: boolean) =>
      [
        days === 0 ? 'No office hours' : `Open ${count(days, 'day', 'days')} a week`,
        hasEmergencyPhone ? 'emergency line entered' : 'no emergency line',
      ].join(', '),
    people: (hasResidents: boolean, colleagues: number) =>
      [
        hasResidents ? 'Residents are entered' : 'Import or invite later',
        ...(colleagues > 0 ? [count(colleagues, 'colleague', 'colleagues')] : []),
      ].join(', '),
    publicPage: (isThere: boolean) => (isThere ? 'The home page has a text' : 'The home page has no text'),
    confirmed: {
      locale: (line) => line,
      brand: (line) => line,
      parking: () => 'No parking in this building',
    } satisfies Record<ConfirmableStep, (line: string) => string>,
  },
} as const
