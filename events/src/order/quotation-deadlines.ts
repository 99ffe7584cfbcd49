const reminderMs = 3 * 86_400_000

/** When the buyer is reminded of an answer: three days before it ends, or halfway there if that is later. Instants, UTC. */
export const quotationRemindAt = (answeredAt: string, validUntil: string): string => {
  const [from, to] = [Date.parse(answeredAt), Date.parse(validUntil)]
  return new Date(Math.max(to - reminderMs, (from + to) / 2)).toISOString()
}
