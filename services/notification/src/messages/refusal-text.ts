import { escapeRegExp } from '@pinline/chassis/escape-reg-exp'

/**
 * The transport's error without the recipient: mail servers repeat addresses in their responses, and logs must not
 * contain them.
 */
export const refusalText = (error: unknown, receiver: string): string => {
  const reason = error instanceof Error ? error.message : String(error)
  const literal = escapeRegExp(receiver)
  return literal === '' ? reason : reason.replaceAll(new RegExp(literal, 'gi'), 'the receiver')
}
