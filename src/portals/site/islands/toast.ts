type Toast = {
  tone: 'success' | 'danger'
  title: string
  text: string
  action?: { label: string; run: () => void } | undefined
}

const shownFor = 5000
let timer: ReturnType<typeof setTimeout> | undefined

/** One toast at a time, for five seconds, longer while it is hovered or focused. */
export function showToast({ tone, title, text, action }: Toast) {
  clearTimeout(timer)
  const region = document.querySelector('#toasts') ?? addRegion()
  const toast = document.createElement('div')
  toast.className = `toast ${tone}`
  const words = document.createElement('p')
  const strong = document.createElement('b')
  strong.textContent = title
  words.append(strong, text)
  toast.append(words)
  if (action) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'button'
    button.textContent = action.label
    button.addEventListener('click', () => {
      toast.remove()
      action.run()
    })
    toast.append(button)
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => toast.remove(), shownFor)
  }
  for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, () => clearTimeout(timer))
  for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, wait)
  region.replaceChildren(toast)
  wait()
}

function addRegion() {
  const region = document.createElement('div')
  region.id = 'toasts'
  region.setAttribute('role', 'status')
  document.body.append(region)
  return region
}

// The region exists before the first toast, because screen readers announce only changes of existing regions.
addRegion()
