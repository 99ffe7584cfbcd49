import type { Platform } from '@pinline/chassis/service'
import { type ContentLanguage, contentLanguage } from '@pinline/events/catalogue/content-text'
import { contentProjection, overdueIndex } from './content.projection.ts'

const countOf = (language: ContentLanguage): object => ({
  $sum: { $cond: [{ $eq: [`$languageStates.${language}`, 'complete'] }, 0, 1] },
})

/** How many items that were published before a time lack a text in each language, or have an outdated one. Reads no item. */
export const overdueTranslations = async (
  { view }: Pick<Platform, 'view'>,
  before: Date,
): Promise<Readonly<Record<ContentLanguage, number>>> => {
  const [row] = await view(contentProjection)
    .aggregate<Record<string, unknown>>(
      [
        { $match: { publishedOn: { $lte: before.toISOString() }, status: { $ne: 'archived' } } },
        { $group: { _id: null, ...Object.fromEntries(contentLanguage.options.map((one) => [one, countOf(one)])) } },
      ],
      { hint: { ...overdueIndex } },
    )
    .toArray()
  const counts = contentLanguage.options.map((language) => [language, Number(row?.[language] ?? 0)])
  return Object.fromEntries(counts) as Record<ContentLanguage, number>
}
