/**
 * A phone number or mailbox that its owner recognises but nobody else can use, e.g. `138****1234`,
 * `o***@pinline.example`.
 */
export const masked = (contact: string): string => {
  const at = contact.lastIndexOf('@')
  return at > 0 ? `${contact.slice(0, 1)}***${contact.slice(at)}` : `${contact.slice(0, 3)}****${contact.slice(-4)}`
}
