/** The class of a line of information below a message, and of a link in such a line. */
export const detailLineClass = 'mt-1.5 flex flex-wrap items-center gap-x-1.5 text-sm text-ink-2'
export const detailLinkClass =
  'inline-flex min-h-6 items-center rounded-sm font-[525] text-action-ink hover:underline max-md:min-h-11'
