/** Why a transport refused, without the receiver: mail servers repeat them in their answers, and logs name nobody. */
export const refusalText = (error: unknown, receiver: string): string => {
  const reason = error instanceof Error ? error.message : String(error)
  const literal = receiver.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return literal === '' ? reason : reason.replaceAll(new RegExp(literal, 'gi'), 'the receiver')
}
