import type { SitePhoto } from '#photos/contract.ts'
import { languageNameForOffice, translationLanguages } from '#platform/language/further-languages.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { picturesWords as words } from './messages/pictures.ts'

/** A badge for each language in which a picture has no description. */
export const MissingDescriptions = ({ photo }: { photo: SitePhoto }) =>
  translationLanguages(photo.altLanguage)
    .filter((language) => !photo.altTranslations[language])
    .map((language) => (
      <Badge key={language} tone="warning">
        {words.noAltIn(languageNameForOffice(language))}
      </Badge>
    ))
