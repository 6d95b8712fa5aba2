import type { Audience } from '#occupancy/audience.ts'
import { audienceWords as words } from '#occupancy/messages/audience.ts'

const maxNamed = 4
const joined = (names: readonly (string | number)[]) =>
  names.length <= maxNamed
    ? names.join(', ')
    : `${names.slice(0, maxNamed).join(', ')} ${words.andMore(names.length - maxNamed)}`

/** The audience as the office reads it: 'Floors 12, 13'. */
export function audienceName(audience: Audience): string {
  if (audience.kind === 'floors')
    return (audience.floors.length === 1 ? words.floor : words.floors)(joined(audience.floors))
  if (audience.kind === 'stacks')
    return (audience.stacks.length === 1 ? words.stack : words.stacks)(joined(audience.stacks))
  if (audience.kind === 'units') return `${words.kinds.units} (${audience.unitIds.length})`
  return words.kinds[audience.kind]
}
