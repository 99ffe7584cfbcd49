import { createHash } from 'node:crypto'

/** The id of a seeded item: derived from its kind and slug, so that every start finds the same one. */
export const contentIdOf = (kind: string, slug: string): string =>
  `c-${createHash('sha256').update(`${kind}\n${slug}`).digest('hex').slice(0, 16)}`
