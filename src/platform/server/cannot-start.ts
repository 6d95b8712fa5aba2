/** The program cannot start, and says why and what to do in one sentence; printed without a stack. */
export class CannotStart extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CannotStart'
  }
}
