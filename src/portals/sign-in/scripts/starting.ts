/** Milliseconds. */
const pause = 400

/** Opens a page as soon as the program that is starting answers. */
export function openWhenReady(address: string): void {
  const tryOpen = () =>
    fetch(address, { method: 'HEAD', redirect: 'manual' }).then(
      // The page to set up an installation, which still answers for a moment, redirects everything to itself.
      ({ ok }) => (ok ? location.assign(address) : void setTimeout(tryOpen, pause)),
      () => void setTimeout(tryOpen, pause),
    )
  void setTimeout(tryOpen, pause)
}
