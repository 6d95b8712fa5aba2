import type { Day } from '#platform/time/dates.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import type { VisitKind } from '../../choices.ts'
import type { OwnPass } from '../../own-contract.ts'
import { clockOf, namesIn } from '../../rules.ts'
import type { PassInput, PassValues } from '../../schemas.ts'

/** Days after which a new repeated visit ends, unless another end is chosen. */
const usualRepetition = 90

export const kindOf = ({ weekdays, guests }: Pick<OwnPass, 'weekdays' | 'guests'>): VisitKind =>
  weekdays !== null ? 'repeated' : guests.length > 1 ? 'party' : 'once'

const hour = 60
const evening = 22 * hour
const lateHours = 4

/** From this hour until the evening, or for some hours when it is late. */
function usualTimes(minutes: number) {
  const start = Math.floor(minutes / hour) * hour
  const end = start + lateHours * hour <= evening ? evening : start + lateHours * hour
  return { startsAt: clockOf(start), endsAt: clockOf(end) }
}

/** What the form shows of a visit, or of a new one today. */
export function valuesOf(
  pass: OwnPass | null,
  unitId: string,
  { day: today, minutes }: { day: Day; minutes: number },
): PassValues {
  if (pass === null)
    return {
      unitId,
      kind: 'once',
      names: '',
      firstDay: today,
      lastDay: addDays(today, usualRepetition),
      weekdays: [],
      ...usualTimes(minutes),
      note: '',
      hasCar: false,
      plate: '',
    }
  return {
    unitId: pass.unitId,
    kind: kindOf(pass),
    names: pass.guests.map(({ fullName }) => fullName).join('\n'),
    firstDay: pass.firstDay,
    lastDay: pass.weekdays === null ? addDays(pass.firstDay, usualRepetition) : pass.lastDay,
    weekdays: pass.weekdays ?? [],
    startsAt: pass.startsAt,
    endsAt: pass.endsAt,
    note: pass.note,
    hasCar: pass.stall !== null,
    plate: pass.stall?.plate ?? '',
  }
}

/** What is sent. A single guest is one name, commas and all. */
export function toPassInput({ kind, names, hasCar, ...values }: PassValues): PassInput {
  const isRepeated = kind === 'repeated'
  const { unitId, firstDay, startsAt, endsAt, note } = values
  const plate = values.plate.trim()
  return {
    unitId,
    guests: kind === 'party' ? namesIn(names) : [names.trim()],
    firstDay,
    lastDay: isRepeated ? values.lastDay : firstDay,
    weekdays: isRepeated ? values.weekdays : null,
    startsAt,
    endsAt,
    note,
    plate: !isRepeated && hasCar && plate !== '' ? plate : null,
  }
}
