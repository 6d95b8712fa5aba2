/** The text of a button beside a list: shorter on a phone, where the button has the whole text as its name. */
export const ListButtonText = ({ text, short }: { text: string; short: string }) => (
  <>
    <span aria-hidden="true" className="md:hidden">
      {short}
    </span>
    <span className="max-md:sr-only">{text}</span>
  </>
)
