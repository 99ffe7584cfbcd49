/** The text of a field whose value is applied later than it is typed. Prevents that a value on its way undoes newer keys. */
export interface HeldText {
  readonly text: string
  /** The value last seen. */
  readonly value: string
  /** Values that were sent and have not come back, oldest first. */
  readonly sent: readonly string[]
}

export const heldText = (value: string): HeldText => ({ text: value, value, sent: [] })

export const typeText = (held: HeldText, text: string): HeldText => ({ ...held, text })

export const sendText = (held: HeldText, value: string): HeldText => ({ ...held, sent: [...held.sent, value] })

/** What the value is once everything that was sent has come back. */
export const appliedText = ({ value, sent }: HeldText): string => sent.at(-1) ?? value

/** A value of its own that comes back leaves the text; any other, as of a saved view, replaces it. */
export const seeValue = (held: HeldText, value: string): HeldText => {
  if (value === held.value) return held
  const place = held.sent.indexOf(value)
  return place === -1 ? heldText(value) : { ...held, value, sent: held.sent.slice(place + 1) }
}
