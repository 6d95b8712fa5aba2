/** The title of a card with the number of its rows. */
export const CountedTitle = ({ title, count }: { title: string; count: string }) => (
  <>
    {title} <span className="tabular ml-1.5 rounded-sm bg-sunken px-1.5 py-0.5 text-sm">{count}</span>
  </>
)
