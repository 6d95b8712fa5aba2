import { Controller, type Control } from 'react-hook-form'
import { accentChoices } from '#building/choices.ts'
import { profileWords } from '#building/messages/profile.ts'
import type { ProfileValues } from '#building/profile-values.ts'
import { ProfileFields } from '#building/schemas.ts'
import type { BrandLogo } from '#platform/brand-mark.ts'
import { hexColour, nearestAccent, productAccent, textContrastOf } from '#platform/colour/accent.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { buildingWords } from '../messages/building.ts'
import { AccentPreview } from './AccentPreview.tsx'
import { AccentSwatches } from './AccentSwatches.tsx'

const words = buildingWords.colour

type Props = {
  control: Control<ProfileValues>
  /** The logo that is chosen, in place of the drawn mark. */
  logo?: BrandLogo
}

/** The building's colour: one of the suggestions, or any that can be read, with what it looks like. */
export function AccentField({ control, logo }: Props) {
  return (
    <Controller
      control={control}
      name="accentColour"
      render={({ field: { ref, value, onChange, onBlur }, fieldState }) => {
        const { accent, problem, nearest } = readAccent(value)
        return (
          <div className="grid min-w-0 gap-4">
            <AccentSwatches
              choices={[null, ...accentChoices]}
              chosen={value === '' ? null : accent}
              onChoose={onChange}
            />
            <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-[14rem_minmax(0,1fr)]">
              <div>
                <Field
                  label={profileWords.fields.accentColour}
                  hint={words.contrast(textContrastOf(accent ?? productAccent).toFixed(1))}
                  error={problem ?? fieldState.error?.message}
                >
                  <TextInput
                    ref={ref}
                    value={value}
                    placeholder={productAccent}
                    autoComplete="off"
                    spellCheck={false}
                    maxLength={20}
                    className="tabular"
                    onChange={(event) => onChange(event.target.value)}
                    onBlur={onBlur}
                  />
                </Field>
                {nearest ? (
                  <Button size="small" className="mt-2" onClick={() => onChange(nearest)}>
                    <span aria-hidden="true" className="size-3.5 rounded-xs" style={{ background: nearest }} />
                    {words.use(nearest)}
                  </Button>
                ) : null}
              </div>
              <AccentPreview accent={nearest ?? accent ?? productAccent} {...(logo && { logo })} />
            </div>
          </div>
        )
      }}
    />
  )
}

type ReadAccent = { accent: string | null; problem: string | null; nearest: string | null }

/** The typed colour; what is wrong with it once it is complete, and the nearest one that can be read. */
function readAccent(typed: string): ReadAccent {
  const colour = typed.trim().toLowerCase()
  if (!hexColour.test(colour)) return { accent: null, problem: null, nearest: null }
  const { success, error } = ProfileFields.shape.accentColour.safeParse(colour)
  if (success) return { accent: colour, problem: null, nearest: null }
  return { accent: colour, problem: error.issues[0]?.message ?? null, nearest: nearestAccent(colour) }
}
