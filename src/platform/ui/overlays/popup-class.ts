/** The frame of all pop-ups: menus and the lists of selects. */
export const popupClass =
  'max-h-[min(var(--available-height),24rem)] min-w-[max(var(--anchor-width),11rem)] max-w-[min(var(--available-width),24rem)] origin-(--transform-origin) overflow-y-auto rounded-lg bg-raised p-1 text-ink shadow-pop outline-none transition-[opacity,transform] duration-[var(--dur-2)] ease-out data-ending-style:scale-[0.985] data-ending-style:opacity-0 data-starting-style:scale-[0.985] data-starting-style:opacity-0'

export const popupItemClass =
  'flex min-h-8 cursor-default items-center gap-2.5 rounded-md px-2.5 py-1.5 outline-none select-none data-highlighted:bg-hover data-disabled:opacity-50 max-md:min-h-11 max-md:text-16'
