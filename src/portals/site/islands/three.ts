/** The tower in 3-D: its code and the building's model are loaded when the button is pressed. */
const root = document.querySelector<HTMLElement>('[data-island="three"]')
const button = root?.querySelector<HTMLButtonElement>('[data-three-open]')

if (root && button) {
  root.hidden = false
  button.addEventListener('click', () => {
    button.disabled = true
    void import('./three-picture.ts').then(
      ({ openPicture }) => openPicture(root, button),
      () => {
        // The connection failed, so the button can be pressed again.
        button.disabled = false
      },
    )
  })
}
