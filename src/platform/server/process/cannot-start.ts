/** The program cannot start; the message says why and what to do, and is printed without a stack. */
export class CannotStart extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CannotStart'
  }
}
