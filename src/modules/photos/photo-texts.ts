/** The texts of a picture as a change of the settings has them; an older one is in English, and has its French description as `altFr`. */
export function readPhotoTexts(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || !('altFr' in stored)) return stored
  const { altFr, ...texts } = stored
  return { ...texts, altTranslations: altFr === null ? {} : { fr: altFr } }
}
