/**
 * A phone number or mailbox that its owner recognises but nobody else can use, e.g. `138****1234`,
 * `o***@pinline.example`.
 */
export const masked = (contact: string): string => {
  const at = contact.lastIndexOf('@')
  return at > 0 ? `${contact.slice(0, 1)}***${contact.slice(at)}` : `${contact.slice(0, 3)}****${contact.slice(-4)}`
}

/** A name with its middle hidden: `Demo Buyer` → `D••••r`. */
export const maskedName = (name: string): string => {
  const letters = [...name.trim()]
  return letters.length <= 2 ? `${letters[0] ?? ''}••••` : `${letters[0]}••••${letters.at(-1)}`
}
