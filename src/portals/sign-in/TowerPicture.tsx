/** The encoded picture of the tower. */
export type TowerPhoto = { file: string; widths: readonly number[]; width: number; height: number; alt: string }

/** The tower and the mullions of its facade. Not on small screens, where it would only take room. */
export function TowerPicture({ file, widths, width, height, alt }: TowerPhoto) {
  const set = (format: string) => widths.map((each) => `${file}-${each}.${format} ${each}w`).join(', ')
  const sizes = 'max(52vw, 145vh)'
  return (
    <figure className="relative overflow-hidden bg-sunken max-lg:hidden">
      <picture>
        <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
        <img
          src={`${file}-${Math.min(1280, width)}.webp`}
          srcSet={set('webp')}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover object-center"
        />
      </picture>
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-0 w-40 bg-[repeating-linear-gradient(90deg,var(--canvas)_0_1.5px,transparent_1.5px_12px)] [mask-image:linear-gradient(90deg,#000,transparent)]"
      />
    </figure>
  )
}
