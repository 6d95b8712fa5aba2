import { useSite } from '../shell/language.tsx'

export function NotFound() {
  const { words, paths } = useSite()
  return (
    <section className="section lost">
      <h1>{words.notFound.title}</h1>
      <p className="lead">{words.notFound.text}</p>
      <p className="actions">
        <a className="button primary large" href={paths.home()}>
          {words.notFound.home}
        </a>
        <a className="button large" href={paths.contact()}>
          {words.nav.contact}
        </a>
      </p>
    </section>
  )
}
