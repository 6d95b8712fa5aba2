import { FieldError } from '../form/InputField.tsx'

/** One photo, chosen with the browser's own button. */
export function PictureField({ label, hint, error }: { label: string; hint: string; error: string | undefined }) {
  return (
    <div>
      <label htmlFor="picture" className="mb-1.5 block text-sm font-[525] text-ink">
        {label}
      </label>
      <input
        id="picture"
        name="picture"
        type="file"
        accept="image/*"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby="picture-error picture-hint"
        className="block w-full rounded-md text-sm text-ink-2 file:mr-3 file:h-9 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-line-strong file:bg-surface file:px-3 file:font-[525] file:text-ink max-md:file:h-11"
      />
      <FieldError name="picture" error={error} />
      <p id="picture-hint" className="mt-1.25 text-xs text-ink-3">
        {hint}
      </p>
    </div>
  )
}
