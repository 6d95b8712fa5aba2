/**
 * The mark as a PNG of 104 pixels on a transparent ground, drawn from `logo.svg`. It is part of the source, because the server is one
 * bundle without files beside it.
 */
export const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAGgAAABoCAMAAAAqwkWTAAAAclBMVEVMaXG4kEa5jkQrh5ArhpArhZArhZErhZEqhpEzf5m5jkW5' +
    'jkQqhZAshZApg5Qth48rhZAshZIrhZG5jkS6kEQrhZIrhZEqhpEqh5IrhpEqhZAqhZC5j0S4jUa5jkS4j0UshpEqhZIth5Eqho8r' +
    'hpG5j0XDdMjAAAAAJHRSTlMARfxTkuXB25wKj9h4Lh8+uyiT7kN8yK1CXVrQ+RL4znJ4Zk4uvXwzAAAACXBIWXMAAAsTAAALEwEA' +
    'mpwYAAAAzElEQVRo3u3ayQ6CQBBF0VJRQLQaxAHn+f9/URdFYIVESEBz7+ql08lZsCJpESLqruWgTsfm0PBZp0GnUOxbC9XE5kZV' +
    '1/n5qiXIf1iBSGhz8j4f5+deZ1A6rejcIhRVfcQpEBAQEBAQEBAQEFBb0CGqKP3F35b/gk7DOi2bQw0CAgIC6jO09/Iy5y42787d' +
    'bO6c23mlVt9CRaFIYHMuMrM5EhmVb/lAQEBAQEBAQEBAQEC/CX18OFGUqC5sZqpXm1vVbflWzMscIupHL2OdB8bOVMmmAAAAAElF' +
    'TkSuQmCC',
  'base64',
)
