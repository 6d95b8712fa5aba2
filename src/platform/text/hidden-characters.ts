/**
 * Invisible characters that change what is read or compared: control characters, direction overrides, invisible spaces
 * and joiners, tags, and marks without a base character. No text that people enter may contain them;
 * `docs/decisions/017-text-people-enter.md` lists the exceptions and the reasons.
 */
const never =
  /(?![\n\r\t])(?:\u034F|[\p{Cc}\u00AD\u115F\u1160\u17B4\u17B5\u200B\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{1D173}-\u{1D17A}\u{E0000}-\u{E007F}])/u

/** The flags of England, Scotland and Wales are written with tags. */
const flags = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}/gu

/**
 * U+200C and U+200D after a letter or mark of a joining script, or U+200D within an emoji. After a letter of the
 * scripts listed here, after a blank or after another joiner they change nothing visible.
 */
const joined =
  /(?<=(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hangul}])[\p{L}\p{M}]|[\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]/gu

/** A variation selector after the character whose form it selects. */
const chosenForm = /(?<=[\p{L}\p{N}\p{P}\p{S}])\p{Variation_Selector}/gu
const stripped = /\u200C|\u200D|\p{Variation_Selector}/u

/** Whether a text contains a forbidden character. */
export function hasHiddenCharacter(text: string): boolean {
  // A fast path for most text.
  if (/^[\n\r\t\x20-\x7E\u00A1-\u00AC\u00AE-\u02FF]*$/.test(text)) return false
  const withoutFlags = text.replace(flags, '')
  return never.test(withoutFlags) || stripped.test(withoutFlags.replace(joined, '').replace(chosenForm, ''))
}
