import type { SlaClock } from '../requests/choices.ts'

/** Kinds of buildings with usual promised times. */
export const slaTemplates = ['rental', 'condominium', 'commercial'] as const
export type SlaTemplate = (typeof slaTemplates)[number]

const hours = (n: number, clock: SlaClock) => ({ withinMinutes: n * 60, clock })

/** The targets of each template by their key in the settings. An elevator that does not run is urgent for everyone. */
const targetsOfTemplates: Record<SlaTemplate, Record<string, { withinMinutes: number; clock: SlaClock }>> = {
  rental: {
    urgent: hours(4, 'always'),
    'urgent.elevator': hours(2, 'always'),
    high: hours(24, 'always'),
    normal: hours(40, 'business'),
    low: hours(80, 'business'),
  },
  condominium: {
    urgent: hours(2, 'always'),
    'urgent.elevator': hours(2, 'always'),
    high: hours(8, 'business'),
    normal: hours(24, 'business'),
    low: hours(80, 'business'),
  },
  commercial: {
    urgent: hours(2, 'always'),
    'urgent.elevator': hours(1, 'always'),
    high: hours(4, 'business'),
    normal: hours(16, 'business'),
    low: hours(40, 'business'),
  },
}

/** The targets of a building that uses the template: they replace all others. */
export const targetsOf = (template: SlaTemplate) => targetsOfTemplates[template]
