import { languageNameForOffice } from '#platform/language/further-languages.ts'
import { defaultLanguage, offeredLanguages } from '#platform/language/language.ts'
import type { Language } from '#platform/language/registry.ts'

const firstName = () => languageNameForOffice(defaultLanguage())

/** Texts of the editor for the public pages. */
export const contentWords = {
  lead: () =>
    [
      'The texts of the public pages.',
      ...(offeredLanguages().length > 1
        ? [`If a text in another language is empty, the page shows the ${firstName()} one.`]
        : []),
      '{phone} is replaced by the security line.',
    ].join(' '),
  pages: 'Page',
  loading: 'Loading the page...',
  inLanguage: (label: string, language: Language) => `${label} (${languageNameForOffice(language)})`,
  emptyTranslation: () => `If empty, the page shows the ${firstName()} text.`,
  lines: 'One per line',
  add: (item: string) => `Add ${item.toLowerCase()}`,
  full: (most: number) => `You can add up to ${most}`,
  up: (item: string) => `Move up: ${item}`,
  down: (item: string) => `Move down: ${item}`,
  remove: (item: string) => `Remove: ${item}`,
  unnamed: (item: string, number: number) => `${item} ${number}`,
  none: 'None yet.',
  pleaseCheck: 'Please check these texts',
  saved: 'Page updated',
  conflict:
    'Someone else changed this page while you were editing. Reset discards your changes and shows the current texts.',
  previewPage: 'Preview page',
  previewTitle: (page: string) => `Preview of ${page}`,
  previewText: "Includes your changes. Visitors don't see them until you save.",
  loadingPreview: 'Loading the preview...',
  frame: (page: string) => `Preview of the page ${page}`,
  language: 'Language',
  size: 'Screen',
  sizes: { wide: 'Computer', narrow: 'Phone' },
  leaveTitle: 'Discard changes?',
  leaveText: 'Your changes to this page have not been saved.',
  leave: 'Discard changes',
} as const
