const maxLength = 300

/** What must not be shown to every operator, and what stands in its place. */
const masks: readonly (readonly [RegExp, string])[] = [
  // MongoDB repeats the values of the key that is taken.
  [/dup key: \{.*\}/g, 'dup key: ***'],
  [/(\w+:\/\/)[^\s/@]+@/g, '$1***@'],
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, '***@***'],
  [/\b(bearer|basic)\s+[^\s"',;]+/gi, '$1 ***'],
  [/((?:token|secret|password|passwd|signature|api[-_]?key|authorization)["']?\s*[:=]\s*["']?)[^\s"'&,;}]+/gi, '$1***'],
  [/\b[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}\b/g, '***'],
  [/[\w+/=]{28,}/g, '***'],
  // Phone numbers: with a country, and mobile ones of China. Order numbers are longer.
  [/\+\d[\d ()-]{6,}\d/g, '***'],
  [/(?<!\d)1[3-9]\d{9}(?!\d)/g, '***'],
]

/**
 * An error's message in one line, without addresses, phone numbers, keys and passwords. Prevents the failure "a server repeats
 * the recipient in its response, and every operator reads it".
 */
export const maskedError = (error: unknown): string => {
  const message = error instanceof Error ? error.message || error.name : String(error)
  const line = message.trim().replaceAll(/\s+/g, ' ')
  return masks
    .reduce((masked, [what, by]) => masked.replaceAll(what, by), line.slice(0, 2 * maxLength))
    .slice(0, maxLength)
}
