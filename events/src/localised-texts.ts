import { z } from 'zod'

/** Texts by language code (`en`, `zh_cn`), each at most so many characters; languages may be missing. */
export const localisedTexts = (maxLength: number) =>
  z.record(z.string().regex(/^[a-z]{2}(_[a-z]{2})?$/), z.string().max(maxLength))
