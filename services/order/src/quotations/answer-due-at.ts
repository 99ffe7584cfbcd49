/** Days within which staff answer a quotation. */
const answerDays = 2

/** When staff have to have answered what was asked at this time. */
export const answerDueAt = (requestedAt: string): string =>
  new Date(Date.parse(requestedAt) + answerDays * 86_400_000).toISOString()
