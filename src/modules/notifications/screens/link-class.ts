/** A small link in the frame of a list. */
export const linkClass =
  'inline-flex min-h-6 items-center gap-1.5 rounded-sm text-sm font-[525] text-action-ink hover:underline max-md:min-h-11'
