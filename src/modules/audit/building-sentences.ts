import { changed, formatCount, type Sentence, text } from './sentence.ts'

/** The sentences about the draft of another shape of the building. */
export const buildingSentences: Readonly<Record<string, Sentence>> = {
  'set-up guide changed': changed(({ before, after }) =>
    before['isDismissed'] === after['isDismissed']
      ? 'confirmed a step of the set-up of the building'
      : after['isDismissed'] === true
        ? 'dismissed the set-up guide'
        : 'took up the set-up guide again',
  ),
  'building draft changed': changed(({ after }) => `changed the draft of the building: ${text(after['change'])}`),
  'building draft undid a change': changed('undid a change of the draft of the building'),
  'building draft redid a change': changed('redid a change of the draft of the building'),
  'building draft used the draft': changed(
    ({ after }) =>
      `changed the building to its draft: ${formatCount(after['floors'], 'floor', 'floors')}, ${formatCount(after['newUnits'], 'new unit', 'new units')}`,
  ),
}
