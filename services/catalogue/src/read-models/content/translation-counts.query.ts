import type { Platform } from '@pinline/chassis/service'
import type { TranslationCounts } from '@pinline/contracts/catalogue/content/count-translations'
import { contentKind, contentKinds } from '@pinline/events/catalogue/content-details'
import { contentLanguage } from '@pinline/events/catalogue/content-text'
import { z } from 'zod'
import { anyTime, contentProjection, languageStateIndex } from './content.projection.ts'

const counted = z.looseObject({ _id: contentKind, total: z.int() })

const countOf = (language: string, state: string): object => ({
  $sum: { $cond: [{ $eq: [`$languageStates.${language}`, state] }, 1, 0] },
})

/**
 * Missing and outdated texts by kind and language. The index has every field that is read, so that no item is fetched: at
 * ten thousand items that is ten thousand keys.
 */
export const translationCounts = async ({ view }: Pick<Platform, 'view'>): Promise<TranslationCounts['kinds']> => {
  const sums = contentLanguage.options.flatMap((language) =>
    (['missing', 'outdated'] as const).map((state) => [`${state}_${language}`, countOf(language, state)] as const),
  )
  const rows = await view(contentProjection)
    .aggregate(
      [
        { $match: { ...anyTime, kind: { $in: [...contentKinds] }, status: { $ne: 'archived' } } },
        { $group: { _id: '$kind', total: { $sum: 1 }, ...Object.fromEntries(sums) } },
      ],
      { hint: { ...languageStateIndex } },
    )
    .toArray()
  return rows
    .map((row) => counted.parse(row))
    .toSorted((a, b) => contentKinds.indexOf(a._id) - contentKinds.indexOf(b._id))
    .map(({ _id: kind, total, ...counts }) => ({
      ...{ kind, total },
      languages: contentLanguage.options.map((language) => ({
        ...{
          language,
          missing: Number(counts[`missing_${language}`]),
          outdated: Number(counts[`outdated_${language}`]),
        },
      })),
    }))
}
