import { added, changed, ended, looked, type Sentence, type SentenceFacts, text } from '../sentence.ts'

/** ' during the drill Test of the alarm'. */
const during = (after: SentenceFacts['after']) => {
  const title = text(after['incident'])
  if (title === '') return ' while no incident was running'
  return after['isDrill'] === true ? ` in the drill “${title}”` : ` during “${title}”`
}
/** 'the copy of Tablet'; with the name when another person sends it. */
const copyOf = (after: SentenceFacts['after']) => {
  const viewer = text(after['viewer'])
  const device = text(after['device']) || 'a device'
  return viewer === '' ? `the copy on ${device}` : `for ${viewer} the copy on ${device}`
}

/** Which text was agreed to; nothing in rows from before it was recorded. */
const consentOf = (after: SentenceFacts['after']) =>
  typeof after['consentVersion'] === 'number' ? `, with version ${after['consentVersion']} of the consent` : ''

/** The sentences about the emergency roster. They name nobody on it. */
export const rosterSentences: Readonly<Record<string, Sentence>> = {
  'emergency needs entered': added(
    ({ after }) => `entered a person of {unit} in the emergency roster${consentOf(after)}`,
  ),
  'emergency needs entered on behalf': added(
    ({ after }) => `entered a person of {unit} in the emergency roster on their behalf${consentOf(after)}`,
  ),
  'emergency needs changed': changed(
    ({ after }) => `changed an entry of {unit} in the emergency roster${consentOf(after)}`,
  ),
  'emergency needs withdrew': ended('deleted an entry of {unit} in the emergency roster'),
  'emergency needs withdrew on behalf': ended('deleted an entry of {unit} in the emergency roster for the person'),
  'emergency roster viewed': looked(({ after }) => `viewed the emergency roster${during(after)}`),
  'emergency roster printed': looked(({ after }) => `printed the emergency roster${during(after)}`),
  'emergency roster opened the copy': looked(
    ({ after }) => `opened ${copyOf(after)} of the emergency roster without a connection${during(after)}`,
  ),
  'emergency roster set the passphrase': changed('set the passphrase of the devices with the emergency roster'),
  'emergency roster added a device': added(
    ({ after }) => `stored a copy of the emergency roster on ${text(after['name']) || 'a device'}`,
  ),
  'emergency roster removed a device': ended(
    ({ after }) => `removed ${text(after['name']) || 'a device'} from the emergency roster`,
  ),
}
