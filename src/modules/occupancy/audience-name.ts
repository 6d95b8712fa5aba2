import type { Audience } from './audience.ts'
import { audienceTexts } from './messages/audience.ts'

const maxNamed = 4
const joined = (names: readonly (string | number)[]) =>
  names.length <= maxNamed
    ? names.join(', ')
    : `${names.slice(0, maxNamed).join(', ')} ${audienceTexts.en.andMore(names.length - maxNamed)}`

/** The audience as the office reads it: 'Floors 12, 13'. */
export function audienceName(audience: Audience): string {
  if (audience.kind === 'floors')
    return (audience.floors.length === 1 ? audienceTexts.en.floor : audienceTexts.en.floors)(joined(audience.floors))
  if (audience.kind === 'stacks')
    return (audience.stacks.length === 1 ? audienceTexts.en.stack : audienceTexts.en.stacks)(joined(audience.stacks))
  if (audience.kind === 'units') return `${audienceTexts.en.kinds.units} (${audience.unitIds.length})`
  return audienceTexts.en.kinds[audience.kind]
}
